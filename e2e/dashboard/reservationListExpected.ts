import type { reservationListMachine } from '../../machines/dashboard/reservationList/reservationList.machine.ts';
import { firstPage, nextPage } from '../../machines/dashboard/reservationList/reservationList.samples.ts';
import type { StateName } from '../../tests/machines/rules/rule.ts';
import type { Expectations, StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, list, text as field, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

type ReservationListState = StateName<typeof reservationListMachine>;

export interface ReservationListHistory extends WalkHistory {
  /** The search of the list. */
  search: string;
  /** The order of the list, as the value of its choice on a phone. */
  order: string;
  /** The number of added pages. */
  added: number;
  /** The element that has the focus when an answer has arrived. */
  focused: string | undefined;
  /** Whether the focus has left the button of the file: for the heading after a proof, or for the columns. */
  isMoved: boolean;
}

type Expectation = StateExpectation<ReservationListHistory>;

const [first, next] = [firstPage, nextPage].map(({ reservations: [one] }) => one!.guestName) as [
  string,
  string,
];

/** The form, which every state shows, and what is below it. */
const expectForm = (
  more: (history: ReservationListHistory) => Screen,
  rest: Partial<Expectation> = {},
): Expectation => ({
  region: 'list',
  screens: (history) => {
    const { text } = history.translator;
    const title = text('dashboard.navigation.reservations');
    const { headings = [], actions = [], ...others } = more(history);
    return {
      screen: {
        headings: [title, ...headings],
        actions: [
          link(text('dashboard.booking.title')),
          button(text('dashboard.reservations.filters')),
          button(text('dashboard.reservations.find')),
          ...(history.search === ''
            ? []
            : [
                button(`${text('dashboard.reservations.chip.remove')} ${history.search}`),
                button(text('dashboard.reservations.clear')),
              ]),
          ...actions,
        ],
        describeFields: [field(text('dashboard.reservations.search'), history.search)],
        focus: heading(title),
        ...others,
      },
    };
  },
  ...rest,
});

const expectFailure = (title: MessageId, actions: readonly MessageId[]): Expectation =>
  expectForm(
    ({ translator, failure }) => ({
      alert: [translator.text(title), getReason(translator, failure)],
      actions: actions.map((id) => button(translator.text(id))),
    }),
    { focusInRegion: ({ translator: { text } }) => alert(text(title)) },
  );

/** The heads of the columns by which the list can be sorted. */
const sortedColumns = [
  'dashboard.reservation.guest',
  'dashboard.reservations.by.arrival',
  'dashboard.reservations.by.departure',
  'dashboard.reservation.money.total',
  'dashboard.reservation.source',
] as const;

const actions = ['dashboard.reservations.save', 'dashboard.reservations.more'] as const;

/** The found reservations; `pending` is the action whose call has no answer yet. */
const expectFound = (
  more: (history: ReservationListHistory) => Screen = () => ({}),
  rest: Partial<Expectation> = {},
  isPending = false,
): Expectation =>
  expectForm((history) => {
    const { text, money } = history.translator;
    const shown = [first, ...Array.from({ length: history.added }, () => next)];
    const buttons = actions.map((id) => button(text(id)));
    const { announcements = [], actions: others = [], ...rest } = more(history);
    const { count, money: sums } = firstPage.sums;
    const found = text('dashboard.reservations.first', { count: shown.length, all: count });
    const heads = sortedColumns.map((id) => button(text(id)));
    return {
      // Rows of a table have heads of their own.
      headings: history.isWide ? [] : shown,
      announcements: [
        history.search === '' ? text('dashboard.reservations.fromToday', { reservations: found }) : found,
        ...announcements,
      ],
      texts: [money(sums.sums[0]!.amount)],
      actions: [
        ...shown.map((name) => link(name)),
        ...(history.isWide ? [button(text('dashboard.reservations.columns')), ...heads] : []),
        ...(isPending ? [] : buttons),
        ...others,
      ],
      ...(!history.isWide && {
        describeFields: [
          field(text('dashboard.reservations.search'), history.search),
          list(text('dashboard.reservations.order'), history.order),
        ],
      }),
      ...(isPending && { disabled: buttons }),
      ...rest,
    };
  }, rest);

const expectNotDone = (title: MessageId): Expectation =>
  expectFound(
    ({ translator, failure }) => ({ alert: [translator.text(title), getReason(translator, failure)] }),
    { focusInRegion: ({ translator: { text } }) => alert(text(title)) },
  );

/** The visible screen of each state of the list of reservations; a missing state is a type error. */
export const reservationListExpected: Expectations<ReservationListState, ReservationListHistory> = {
  loading: expectForm(({ translator: { text } }) => ({ announcements: [text('frame.loading')] }), {
    // The pressed search keeps the focus, also next to an open proof.
    takesFocusFrom: /^(?!found\.proving$)/,
    call: 'listReservations',
  }),
  notLoaded: expectFailure('dashboard.reservations.notLoaded', ['action.tryAgain']),
  refused: expectForm(
    ({ translator: { text } }) => ({
      alert: [text('dashboard.reservations.refused.title'), text('dashboard.reservations.refused.text')],
    }),
    { focusInRegion: ({ translator: { text } }) => alert(text('dashboard.reservations.refused.title')) },
  ),
  none: expectForm(({ translator: { text }, search }) => ({
    announcements: [text('dashboard.reservations.none')],
    ...(search === ''
      ? {
          texts: [text('dashboard.reservations.none.text')],
          actions: [link(text('dashboard.navigation.calendar'))],
        }
      : { texts: [text('dashboard.reservations.none.filtered')] }),
  })),
  'found.idle': expectFound(() => ({}), {
    focusInRegion: ({ focused }) => focused,
    takesFocusFrom: /^found\.proving$/,
  }),
  'found.sorting': expectFound(() => ({}), { call: 'sortReservations' }, true),
  'found.refreshing': expectFound(() => ({}), { call: 'refreshReservations' }),
  'found.outdated': expectFound(({ translator: { text } }) => ({
    announcements: [text('dashboard.outdated')],
    actions: [button(text('action.tryAgain'))],
  })),
  'found.adding': expectFound(() => ({}), { call: 'listMore' }, true),
  'found.notAdded': expectNotDone('dashboard.reservations.notAdded'),
  'found.saving': expectFound(
    () => ({}),
    { call: 'exportReservations', takesFocusFrom: /^found\.proving$/ },
    true,
  ),
  // The proof of identity is a journey of its own.
  'found.proving': {
    ...expectForm(() => ({}), { call: 'requestPasskeyOptions', takesFocusFrom: /^never$/ }),
    region: 'proof',
  },
  'found.savedInPart': expectFound(({ translator: { text } }) => ({
    announcements: [text('dashboard.reservations.savedInPart')],
  })),
  'found.notSaved': expectNotDone('dashboard.reservations.notSaved'),
};
