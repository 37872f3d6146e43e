import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import type { StateExpectation } from '../support/expectation.ts';
import { getReason } from '../support/failureReasons.ts';
import { alert, button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeUnconfirmed, focusAlert } from './outcomeScreens.ts';

const { number, guest } = sampleReservation;

/** The links on the page of the sample reservation for a person who may do everything, the most useful one first. */
const deskLinks: readonly MessageId[] = [
  'dashboard.reservation.action.retryCharge',
  'dashboard.reservation.action.addNote',
  'dashboard.reservation.action.resendMail',
  'dashboard.reservation.action.recordPayment',
  'dashboard.reservation.action.sendNewLink',
  'dashboard.reservation.action.reopenRegistration',
  'dashboard.reservation.action.exportGuest',
  'dashboard.reservation.action.refund',
  'dashboard.reservation.action.cancellation',
];

/** The screen of a state of the page of one reservation, with its heading before the reservation is loaded. */
export const withDeskTitle = ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.reservation.title', { number });
  return {
    screen: {
      focus: heading(title),
      ...screen,
      headings: [title],
      actions: [link(text('dashboard.reservation.list.back')), ...(screen.actions ?? [])],
    },
  };
};

/** The reservation as it is read; `first` are the controls above it. */
export function describeReservation(
  { translator: { text } }: WalkHistory,
  first: readonly string[] = [],
): { screen: Screen } {
  const [next, ...others] = deskLinks.map((id) => link(text(id)));
  return {
    screen: {
      focus: heading(guest.name),
      headings: [
        guest.name,
        text('dashboard.reservation.stay'),
        text('dashboard.reservation.guest'),
        text('dashboard.reservation.registration'),
        text('dashboard.reservation.money'),
        text('dashboard.reservation.money.schedule'),
        text('dashboard.reservation.money.gateway'),
        text('dashboard.reservation.actions'),
        text('dashboard.reservation.history'),
      ],
      texts: [text('dashboard.reservation.registration.confirmed')],
      actions: [
        link(text('dashboard.reservation.list.back')),
        next!,
        ...first,
        link(guest.email!),
        link(guest.phone!),
        ...others,
      ],
    },
  };
}

/** The page of a form or an action of the reservation, with its heading. */
export const withActionTitle =
  (id: MessageId) =>
  ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => ({
    screen: {
      focus: heading(text(id)),
      ...screen,
      headings: [text(id), ...(screen.headings ?? [])],
    },
  });

/** The link from the page of a form or an action to the reservation. */
export const backToReservation = ({ translator: { text } }: WalkHistory): string =>
  link(text('dashboard.reservation.back'));

/** The screens of a page about one reservation before it is loaded. */
export function expectReservationLoading<History extends WalkHistory>(
  withTitle: (history: History, screen: Screen) => { screen: Screen },
) {
  const showAlert = (
    region: string,
    describe: (history: History) => readonly [title: string, text: string, ...actions: string[]],
  ): StateExpectation<History> => ({
    region,
    screens: (history) => {
      const [title, explanation, ...actions] = describe(history);
      return withTitle(history, {
        alert: [title, explanation],
        actions: [button(history.translator.text('action.tryAgain')), ...actions],
        focus: alert(title),
      });
    },
  });
  return {
    loading: {
      region: 'loading',
      call: 'loadReservationDesk',
      screens: (history: History) =>
        withTitle(history, { announcements: [history.translator.text('frame.loading')] }),
    },
    notLoaded: showAlert('notLoaded', ({ translator, failure }) => [
      translator.text('dashboard.reservation.notLoaded'),
      getReason(translator, failure),
    ]),
    unknown: showAlert('unknown', ({ translator: { text } }) => [
      text('dashboard.reservation.unknown.title'),
      text('dashboard.reservation.unknown.text'),
      link(text('dashboard.reservation.unknown.action')),
    ]),
  } as const;
}

export interface LookedHistory extends WalkHistory {
  /** Whether the reservation was loaded after an attempt without an answer. */
  isPresent: boolean;
}

/** An action whose outcome is unknown; the host can look at the history of the reservation. */
export const expectUnconfirmed = (title: MessageId, { isLooking = false } = {}) => ({
  region: 'unconfirmed',
  ...(isLooking ? { call: 'lookAtReservation' as const } : focusAlert('dashboard.outcome.unconfirmed')),
  screens: (history: LookedHistory) => {
    const { text } = history.translator;
    const { actions, ...screen } = describeUnconfirmed(history, 'dashboard.outcome.unconfirmed.text');
    return withActionTitle(title)(history, {
      headings: history.isPresent ? [text('dashboard.reservation.history')] : [],
      ...(isLooking
        ? { disabled: [...actions, button(text('dashboard.reservation.back'))] }
        : { ...screen, actions: [...actions, backToReservation(history)] }),
    });
  },
});
