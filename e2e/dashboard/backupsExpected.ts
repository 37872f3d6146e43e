import type { backupsMachine } from '../../machines/dashboard/backups/backups.machine.ts';
import {
  newestBackup,
  runningBackup,
  sampleBackups,
} from '../../machines/dashboard/backups/backups.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import {
  describeNotReassessed,
  describeRejected,
  describeTooMany,
  describeUnconfirmed,
  focusAlert,
} from './outcomeScreens.ts';
import { createPage, describeFailure, describeOutdated } from './pageScreens.ts';

type BackupsState = StateName<typeof backupsMachine>;

export interface BackupsHistory extends WalkHistory {
  /** Whether a backup is being made according to the last list. */
  isRunning: boolean;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<BackupsHistory>;
type Part = (history: BackupsHistory) => Screen;

const { backups } = sampleBackups;
const drill = sampleBackups.lastDrill!;

const { expectState, expectLoading, proof } = createPage<BackupsHistory>('dashboard.backups.title');

/** The link next to the heading. */
const describeLink = ({ translator: { text } }: BackupsHistory) => link(text('dashboard.health.title'));

/** The enabled buttons; while a backup is being made, those of the downloads. */
type Offer = 'all' | 'downloads' | 'nothing';

const describeButtons = ({ translator: { text, moment } }: BackupsHistory, offer: Offer) => {
  const moments = backups.map(({ madeAt }) => ({ moment: moment(madeAt) }));
  const tasks = [
    button(text('dashboard.backups.make')),
    ...moments.map((values) => button(text('dashboard.backups.drillOne', values))),
  ];
  const downloads = moments.map((values) => button(text('dashboard.backups.downloadOne', values)));
  return {
    actions: [...(offer === 'all' ? tasks : []), ...(offer === 'nothing' ? [] : downloads)],
    disabled: [...(offer === 'all' ? [] : tasks), ...(offer === 'nothing' ? downloads : [])],
  };
};

const describeRunning = ({ isRunning, translator: { text, moment } }: BackupsHistory) =>
  isRunning
    ? [
        `${text('dashboard.backups.running.backup')} ${text('dashboard.backups.running.since', {
          moment: moment(runningBackup.running!.since),
        })}`,
      ]
    : [];

const expectBackups = (
  more: Part = () => ({}),
  rest: Partial<Expectation> = {},
  offer: Offer = 'all',
): Expectation =>
  expectState(
    'shown',
    (history) => {
      const { text, moment } = history.translator;
      const { actions = [], announcements = [], disabled = [], ...others } = more(history);
      const buttons = describeButtons(history, offer);
      return {
        headings: [text('dashboard.backups.stored'), ...backups.map(({ madeAt }) => moment(madeAt))],
        texts: [
          text('dashboard.backups.lead', { days: sampleBackups.days }),
          text('dashboard.backups.sound', { moment: moment(backups[0]!.madeAt) }),
          text('dashboard.backups.sound.counted', {
            reservations: drill.result.reservations,
            rows: drill.result.rows,
          }),
          text('dashboard.backups.drilledAt', { moment: moment(drill.at) }),
          text('dashboard.backups.drillAbout'),
          ...backups.map(({ bytes, isByHand }) =>
            text(isByHand ? 'dashboard.backups.sizeByHand' : 'dashboard.backups.size', {
              megabytes: Math.round(bytes / 100_000) / 10,
            }),
          ),
        ],
        announcements: [...announcements, ...describeRunning(history)],
        actions: [describeLink(history), ...buttons.actions, ...actions],
        disabled: [...buttons.disabled, ...disabled],
        ...others,
      };
    },
    rest,
  );

const focusTitle: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.backups.title')) : undefined,
};

/** The focus is on the message, until the owner has the list loaded again. */
const focusMessage = (
  id: 'dashboard.outcome.rejected' | 'dashboard.outcome.unconfirmed',
): Partial<Expectation> => ({
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.backups.title')) : alert(text(id)),
});

const describeOutcome = (history: BackupsHistory) =>
  describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');

const describeLooking = (history: BackupsHistory): Screen => {
  const { actions, ...screen } = describeOutcome(history);
  return { ...screen, disabled: actions };
};

const describeRefused = (history: BackupsHistory) => describeRejected(history, 'dashboard.backups.refused');

/** The contents of the file, with the buttons that prepare it or leave it. */
const expectDownload = (
  { offersFile = true, ...more }: { offersFile?: boolean; isWaiting?: boolean; describe?: Part } = {},
  rest: Partial<Expectation> = {},
): Expectation =>
  expectState(
    'download',
    (history) => {
      const { text } = history.translator;
      const { texts = [], actions = [], ...others } = more.describe?.(history) ?? {};
      const buttons = [
        ...(offersFile ? [button(text('dashboard.backups.prepare'))] : []),
        button(text('dashboard.access.back')),
      ];
      return {
        texts: [
          newestBackup,
          text('dashboard.backups.contents'),
          text('dashboard.backups.contents.key'),
          ...texts,
        ],
        actions: [describeLink(history), ...(more.isWaiting ? [] : buttons), ...actions],
        ...(more.isWaiting && { disabled: buttons }),
        ...others,
      };
    },
    rest,
  );

/** The visible screen of each state of the page about backups; a missing state is a type error. */
export const backupsExpected: Expectations<BackupsState, BackupsHistory> = {
  ...expectLoading('listBackups', 'dashboard.backups.notLoaded', 'dashboard.health.title'),
  'shown.idle': expectBackups(undefined, { takesFocusFrom: /^(?!loading)/, ...focusTitle }),
  'shown.starting': expectBackups(undefined, { call: 'startTask', ...focusTitle }, 'nothing'),
  'shown.watching': expectBackups(undefined, { takesFocusFrom: /^(?!loading)/, ...focusTitle }, 'downloads'),
  'shown.refreshing': expectBackups(undefined, { call: 'refreshBackups', ...focusTitle }, 'nothing'),
  'shown.outdated': expectBackups(describeOutdated, undefined, 'nothing'),
  'shown.reassessing': expectBackups(
    describeRefused,
    { call: 'reassessBackups', ...focusMessage('dashboard.outcome.rejected') },
    'nothing',
  ),
  'shown.rejected': expectBackups(describeRefused, focusMessage('dashboard.outcome.rejected')),
  'shown.notReassessed': expectBackups(
    (history) => ({
      ...describeNotReassessed(history),
      actions: [button(history.translator.text('action.tryAgain'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'shown.looking': expectBackups(
    describeLooking,
    { call: 'lookAtBackups', ...focusMessage('dashboard.outcome.unconfirmed') },
    'nothing',
  ),
  'shown.unconfirmed': expectBackups(describeOutcome, focusMessage('dashboard.outcome.unconfirmed')),
  'downloading.confirming': expectDownload(),
  'downloading.preparing': expectDownload({ isWaiting: true }, { call: 'prepareBackup' }),
  'downloading.proving': {
    ...proof,
    screens: (history) => ({
      screen: { ...proof.screens(history)['screen'], actions: [describeLink(history)] },
    }),
  },
  'downloading.ready': expectDownload(
    {
      offersFile: false,
      describe: ({ translator: { text } }) => ({
        texts: [text('dashboard.backups.ready')],
        actions: [link(text('dashboard.backups.save'))],
      }),
    },
    { focusInRegion: ({ translator: { text } }) => heading(text('dashboard.backups.title')) },
  ),
  'downloading.tooMany': expectDownload(
    { describe: describeTooMany },
    focusAlert('dashboard.outcome.rejected'),
  ),
  'downloading.refused': expectDownload(
    { offersFile: false, describe: (history) => describeRejected(history, 'dashboard.backups.gone') },
    focusAlert('dashboard.outcome.rejected'),
  ),
  'downloading.failed': expectDownload(
    { describe: (history) => describeFailure(history, 'dashboard.backups.notPrepared') },
    focusAlert('dashboard.backups.notPrepared'),
  ),
};
