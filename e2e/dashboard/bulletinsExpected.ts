import type { bulletinsMachine } from '../../machines/dashboard/bulletins/bulletins.machine.ts';
import { bulletinFiles, dueStays } from '../../machines/dashboard/bulletins/bulletins.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { button, heading, link, list, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeRejected, describeTooMany, describeUnconfirmed, focusAlert } from './outcomeScreens.ts';
import { createPage, describeOutdated, describeFailure } from './pageScreens.ts';

type BulletinsState = StateName<typeof bulletinsMachine>;

export interface BulletinsHistory extends WalkHistory {
  isFiled: boolean;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<BulletinsHistory>;

const [marie, ana] = dueStays;
const [
  {
    filename: file,
    warnings: [warning],
  },
] = bulletinFiles;
const names = ownerSession.properties.map(({ name }) => name);

const { expectState, expectLoading, proof } = createPage<BulletinsHistory>('dashboard.bulletins.title');

const expectList = (
  more: (history: BulletinsHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
    'shown',
    (history) => {
      const { text } = history.translator;
      const { actions = [], ...others } = more(history);
      const file = text('dashboard.bulletins.file');
      return {
        headings: [names[0]!, marie.guestName, names[1]!, ana.guestName],
        texts: [text('dashboard.bulletins.lead'), text('dashboard.today.task.bulletinsLate')],
        announcements: history.isFiled ? [text('dashboard.bulletins.filed')] : [],
        describeFields: [list(text('dashboard.reservations.property'), '')],
        actions: [
          link(text('dashboard.registrations.title')),
          button(text('dashboard.bulletins.export', { count: 1 })),
          link(marie.guestName),
          button(`${file} ${marie.guestName}`),
          link(ana.guestName),
          button(`${file} ${ana.guestName}`),
          ...actions,
        ],
        ...others,
      };
    },
    rest,
  );

const expectAction = (
  region: string,
  [effect, action]: readonly [MessageId, MessageId],
  more: (history: BulletinsHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
    region,
    (history) => {
      const { text } = history.translator;
      return {
        texts: [marie.guestName, text(effect)],
        actions: [button(text(action)), button(text('dashboard.access.back'))],
        ...more(history),
      };
    },
    rest,
  );

const exporting = ['dashboard.bulletins.exportEffect', 'dashboard.bulletins.create'] as const;
const filing = ['dashboard.bulletins.fileEffect', 'dashboard.bulletins.file'] as const;

const disable =
  (action: MessageId) =>
  ({ translator: { text } }: BulletinsHistory): Screen => ({
    actions: [],
    disabled: [button(text(action)), button(text('dashboard.access.back'))],
  });

const expectTooMany = (region: string, action: readonly [MessageId, MessageId]) =>
  expectAction(region, action, describeTooMany, focusAlert('dashboard.outcome.rejected'));

/** The visible screen of each state of the page about bulletins; a missing state is a type error. */
export const bulletinsExpected: Expectations<BulletinsState, BulletinsHistory> = {
  ...expectLoading('listBulletins', 'dashboard.bulletins.notLoaded'),
  'shown.idle': expectList(() => ({}), { takesFocusFrom: /^(?!loading)/ }),
  'shown.refreshing': expectList(() => ({}), {
    call: 'refreshBulletins',
    focusInRegion: ({ isMoved, translator: { text } }) =>
      isMoved ? heading(text('dashboard.bulletins.title')) : undefined,
  }),
  'shown.outdated': expectList(describeOutdated),
  'exporting.confirming': expectAction('exporting', exporting),
  'exporting.sending': expectAction('exporting', exporting, disable('dashboard.bulletins.create'), {
    call: 'exportBulletins',
    takesFocusFrom: /^never$/,
  }),
  'exporting.proving': proof,
  'exporting.tooMany': expectTooMany('exporting', exporting),
  'exporting.refused': expectAction(
    'exporting',
    exporting,
    (history) => ({
      texts: [marie.guestName],
      ...describeRejected(history, 'dashboard.bulletins.refused'),
      actions: [button(history.translator.text('dashboard.access.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'exporting.failed': expectAction(
    'exporting',
    exporting,
    (history) => describeFailure(history, 'dashboard.bulletins.notExported'),
    focusAlert('dashboard.bulletins.notExported'),
  ),
  exported: expectState('exported', ({ translator: { text } }) => ({
    texts: [
      text('dashboard.bulletins.exported'),
      text('dashboard.bulletins.check'),
      `${warning!.number} / ${warning!.guest} ·`,
      text('registration.surname'),
    ],
    actions: [
      button(text('dashboard.bulletins.save', { file })),
      button(text('dashboard.bulletins.file')),
      button(text('dashboard.access.back')),
    ],
  })),
  'filing.confirming': expectAction('filing', filing),
  'filing.sending': expectAction('filing', filing, disable('dashboard.bulletins.file'), {
    call: 'markFiled',
    takesFocusFrom: /unconfirmed$/,
  }),
  'filing.proving': proof,
  'filing.tooMany': expectTooMany('filing', filing),
  'filing.rejected': expectAction(
    'filing',
    filing,
    (history) => ({
      texts: [marie.guestName],
      ...describeRejected(history, 'dashboard.outcome.impossible'),
      actions: [button(history.translator.text('dashboard.access.back'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'filing.unconfirmed': expectAction('unconfirmed', filing, (history) => describeUnconfirmed(history)),
};
