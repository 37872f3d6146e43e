import type { healthMachine } from '../../machines/dashboard/health/health.machine.ts';
import { sampleChecks, sampleHealth } from '../../machines/dashboard/health/health.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import {
  describeNotReassessed,
  describeRejected,
  describeUnconfirmed,
  focusAlert,
} from './outcomeScreens.ts';
import { createPage, describeFailure, describeOutdated } from './pageScreens.ts';

type HealthState = StateName<typeof healthMachine>;

export interface HealthHistory extends WalkHistory {
  /** Whether the site was checked on this visit. */
  isChecked: boolean;
  /** The message about the last action. */
  done: 'dashboard.health.jobs.retried' | 'dashboard.health.repaired' | undefined;
  /** Whether the last action was the repair. */
  isRepair: boolean;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<HealthHistory>;

const [mail] = sampleHealth.jobs as [(typeof sampleHealth.jobs)[number]];
const problems = sampleChecks.findings.filter(({ outcome }) => outcome !== 'ok');
const reservation = mail.reservation!;

const { expectState, expectLoading } = createPage<HealthHistory>('dashboard.health.title');

/** The findings of the checks, with their links. */
const describeFindings = ({ translator: { text } }: HealthHistory) => ({
  headings: [
    text('dashboard.health.problems', { count: problems.length }),
    ...problems.map(({ code, params, found }) =>
      code === 'moon.full' ? found : text(`dashboard.health.found.${code}` as MessageId, params),
    ),
  ],
  links: [
    link(text('dashboard.health.open.review')),
    link(text('dashboard.health.open.backups')),
    button(text('dashboard.health.fine', { count: sampleChecks.findings.length - problems.length })),
  ],
});

interface Options {
  /** The actions that are disabled while the page waits. */
  isWaiting?: boolean;
  /** Whether the checks run, so that their button is busy. */
  isChecking?: boolean;
  /** Whether the repair is offered. */
  isRepairable?: boolean;
}

const expectHealth = (
  more: (history: HealthHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
  { isWaiting = false, isChecking = false, isRepairable = true }: Options = {},
): Expectation =>
  expectState(
    'shown',
    (history) => {
      const { text } = history.translator;
      const { actions = [], announcements, disabled = [], ...others } = more(history);
      const found = history.isChecked ? describeFindings(history) : undefined;
      const [title, other] = [text('dashboard.today.job.mail'), text('dashboard.today.job.refund')];
      const buttons = [
        button(text('dashboard.health.checkAgain')),
        ...(found && isRepairable ? [button(text('dashboard.health.repair'))] : []),
        button(text('dashboard.health.jobs.retryAll')),
        button(text('dashboard.health.jobs.retryOne', { title: `${title} ${reservation}` })),
        button(text('dashboard.health.jobs.retryOne', { title: other })),
      ];
      return {
        headings: [
          ...(found?.headings ?? [text('dashboard.health.checks')]),
          text('dashboard.health.jobs'),
          title,
          other,
          text('dashboard.health.software'),
        ],
        announcements: [
          ...(announcements ?? (history.done ? [text(history.done)] : [])),
          ...(isChecking ? [text('dashboard.health.checking')] : []),
        ],
        actions: [
          link(text('dashboard.backups.title')),
          ...(isWaiting ? [] : buttons),
          ...(found?.links ?? []),
          link(reservation),
          button(text('dashboard.health.software.changes')),
          ...actions,
        ],
        ...(isWaiting && { disabled: [...buttons, ...disabled] }),
        ...others,
      };
    },
    rest,
  );

const focusTitle: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.health.title')) : undefined,
};

/** The focus is on the message, until the owner looks again. */
const focusUnconfirmed: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.health.title')) : alert(text('dashboard.outcome.unconfirmed')),
};

const describeOutcome = (history: HealthHistory) =>
  describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');

const describeLooking = (history: HealthHistory): Screen => {
  const { actions, ...screen } = describeOutcome(history);
  return { ...screen, disabled: actions };
};

const describeRefused = (history: HealthHistory) =>
  describeRejected(
    history,
    history.isRepair ? 'dashboard.health.repair.refused' : 'dashboard.health.jobs.refused',
  );

const waiting = { isWaiting: true };

/** The visible screen of each state of the page about the health of the site; a missing state is a type error. */
export const healthExpected: Expectations<HealthState, HealthHistory> = {
  ...expectLoading('loadHealth', 'dashboard.health.notLoaded', 'dashboard.backups.title'),
  'shown.checking': expectHealth(
    () => ({}),
    { call: 'checkSite', takesFocusFrom: /^(?!loading)/, ...focusTitle },
    { isWaiting: true, isChecking: true },
  ),
  'shown.notChecked': expectHealth(
    // The alert replaces the message about the last action.
    (history) => ({ ...describeFailure(history, 'dashboard.health.notChecked'), announcements: [] }),
    focusAlert('dashboard.health.notChecked'),
    { isRepairable: false },
  ),
  'shown.idle': expectHealth(),
  'shown.refreshing': expectHealth(() => ({}), { call: 'refreshHealth', ...focusTitle }),
  'shown.outdated': expectHealth(describeOutdated),
  'shown.retrying': expectHealth(() => ({}), { call: 'retryJobs', ...focusTitle }, waiting),
  'shown.repairing': expectHealth(() => ({}), { call: 'repairWebhook', ...focusTitle }, waiting),
  'shown.reassessing': expectHealth(
    describeRefused,
    { call: 'reassessHealth', ...focusAlert('dashboard.outcome.rejected') },
    waiting,
  ),
  'shown.rejected': expectHealth(describeRefused, focusAlert('dashboard.outcome.rejected')),
  'shown.notReassessed': expectHealth(
    (history) => ({
      ...describeNotReassessed(history),
      actions: [button(history.translator.text('action.tryAgain'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'shown.lookingAfterRetry': expectHealth(
    describeLooking,
    { call: 'lookAtHealth', ...focusUnconfirmed },
    waiting,
  ),
  'shown.retryUnconfirmed': expectHealth(describeOutcome, focusUnconfirmed),
  'shown.lookingAfterRepair': expectHealth(
    describeLooking,
    { call: 'lookAtChecks', ...focusUnconfirmed },
    { isWaiting: true, isChecking: true },
  ),
  'shown.repairUnconfirmed': expectHealth(describeOutcome, focusUnconfirmed),
};
