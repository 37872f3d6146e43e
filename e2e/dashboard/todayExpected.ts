import type { Attention } from '../../contract/dashboard/today.ts';
import type { todayMachine } from '../../machines/dashboard/today/today.machine.ts';
import { sampleToday } from '../../machines/dashboard/today/today.samples.ts';
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
import { createPage, describeOutdated } from './pageScreens.ts';

type TodayState = StateName<typeof todayMachine>;

export interface TodayHistory extends WalkHistory {
  /** The message about the last action. */
  done: 'dashboard.today.reminded' | 'dashboard.today.retried' | undefined;
  /** Whether the pressed button has disappeared, so that the heading has the focus. */
  isMoved: boolean;
}

type Expectation = StateExpectation<TodayHistory>;

const [arrival, departure] = [sampleToday.arrivals[0]!, sampleToday.departures[0]!];
const isUnpaid = (task: Attention) => task.kind === 'unpaid';
const payment = sampleToday.attention.find(isUnpaid) as Extract<Attention, { kind: 'unpaid' }>;

const { expectState, expectLoading } = createPage<TodayHistory>('dashboard.navigation.today');

const headings = [
  'dashboard.today.arrivals',
  'dashboard.today.departures',
  'dashboard.today.inHouse',
  'dashboard.today.group.unpaid',
  'dashboard.today.group.job',
] as const satisfies readonly MessageId[];

/** The stays and tasks, while an action has no answer yet or not. */
const expectToday = (
  more: (history: TodayHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
  isPending = false,
): Expectation =>
  expectState(
    'shown',
    (history) => {
      const { text } = history.translator;
      const { actions = [], announcements, disabled = [], ...others } = more(history);
      const buttons = [
        button(text('dashboard.today.remind', { name: arrival.guestName })),
        button(`${text('dashboard.today.retry')} ${departure.number}`),
      ];
      return {
        headings: [
          ...headings.map((id) => text(id)),
          // The task about the arrival is part of its row.
          text('dashboard.today.tasks', { count: sampleToday.attention.length - 1 }),
          arrival.guestName,
          departure.guestName,
        ],
        texts: [
          text('dashboard.today.notRegistered'),
          text('dashboard.today.complete'),
          text('dashboard.today.inHouse.none'),
          text('dashboard.today.task.chargeFailed'),
          text('dashboard.today.job.mail'),
        ],
        announcements: announcements ?? (history.done ? [text(history.done)] : []),
        actions: [
          link(text('dashboard.booking.title')),
          ...(isPending ? [] : buttons),
          link(arrival.guestName),
          link(departure.guestName),
          link(payment.guestName),
          link(text('dashboard.today.open', { name: payment.guestName })),
          link(departure.number),
          ...actions,
        ],
        ...(isPending && { disabled: [...buttons, ...disabled] }),
        ...others,
      };
    },
    rest,
  );

const focusTitle: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.navigation.today')) : undefined,
};

/** The focus is on the message, until the host looks again. */
const focusUnconfirmed: Partial<Expectation> = {
  focusInRegion: ({ isMoved, translator: { text } }) =>
    isMoved ? heading(text('dashboard.navigation.today')) : alert(text('dashboard.outcome.unconfirmed')),
};

const describeOutcome = (history: TodayHistory) =>
  describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');
const looking = expectToday(
  (history) => {
    const { actions, ...screen } = describeOutcome(history);
    return { ...screen, disabled: actions };
  },
  { call: 'lookAtToday', ...focusUnconfirmed },
  true,
);
const unconfirmed = expectToday(describeOutcome, focusUnconfirmed);

const describeRefused = (history: TodayHistory) => describeRejected(history, 'dashboard.today.refused');

/** The visible screen of each state of the page of today; a missing state is a type error. */
export const todayExpected: Expectations<TodayState, TodayHistory> = {
  ...expectLoading('loadToday', 'dashboard.today.notLoaded', 'dashboard.booking.title'),
  'shown.idle': expectToday(() => ({}), { takesFocusFrom: /^(?!loading)/ }),
  'shown.refreshing': expectToday(() => ({}), { call: 'refreshToday', ...focusTitle }),
  'shown.outdated': expectToday(describeOutdated),
  'shown.reminding': expectToday(() => ({}), { call: 'remindGuest', ...focusTitle }, true),
  'shown.retrying': expectToday(() => ({}), { call: 'retryJob', ...focusTitle }, true),
  'shown.reassessing': expectToday(
    describeRefused,
    { call: 'reassessToday', ...focusAlert('dashboard.outcome.rejected') },
    true,
  ),
  'shown.rejected': expectToday(describeRefused, focusAlert('dashboard.outcome.rejected')),
  'shown.notReassessed': expectToday(
    (history) => ({
      ...describeNotReassessed(history),
      actions: [button(history.translator.text('action.tryAgain'))],
    }),
    focusAlert('dashboard.outcome.rejected'),
  ),
  'shown.lookingAfterReminder': looking,
  'shown.reminderUnconfirmed': unconfirmed,
  'shown.lookingAfterRetry': looking,
  'shown.retryUnconfirmed': unconfirmed,
};
