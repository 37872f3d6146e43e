import { sampleReservation } from '../../machines/dashboard/shared/reservation.samples.ts';
import { button, heading, link, type Screen } from '../support/screen.ts';
import type { MessageId } from '../support/words.ts';
import type { WalkHistory } from './createDashboardWalk.ts';
import { describeUnconfirmed, focusAlert } from './outcomeScreens.ts';

const { number, guest } = sampleReservation;

/** The names of the buttons on the page of the sample reservation, as a person sees them who may do everything. */
const deskButtons: readonly MessageId[] = [
  'dashboard.reservation.action.addNote',
  'dashboard.reservation.action.resendMail',
  'dashboard.reservation.action.recordPayment',
  'dashboard.reservation.action.sendNewLink',
  'dashboard.reservation.action.reopenRegistration',
  'dashboard.reservation.action.retryCharge',
  'dashboard.reservation.action.exportGuest',
  'dashboard.reservation.action.refund',
  'dashboard.reservation.action.cancellation',
];

/** The screen of a state of the page of one reservation, with its heading. */
export const withDeskTitle = ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => {
  const title = text('dashboard.reservation.title', { number });
  return {
    screen: { focus: heading(title), ...screen, headings: [title, ...(screen.headings ?? [])] },
  };
};

/** The reservation as it is read. */
export function describeReservation({ translator: { text } }: WalkHistory): Screen {
  return {
    headings: [
      text('dashboard.reservation.stay'),
      text('dashboard.reservation.guest'),
      text('dashboard.reservation.registration'),
      text('dashboard.reservation.actions'),
      text('dashboard.reservation.money'),
      text('dashboard.reservation.money.schedule'),
      text('dashboard.reservation.money.gateway'),
      text('dashboard.reservation.history'),
    ],
    texts: [text('dashboard.reservation.registration.confirmed')],
    actions: [link(guest.email!), link(guest.phone!), ...deskButtons.map((id) => button(text(id)))],
  };
}

/** An action on the reservation, with its heading; the focus is on the heading of the page. */
export const withActionTitle =
  (id: MessageId) =>
  ({ translator: { text } }: WalkHistory, screen: Screen): { screen: Screen } => ({
    screen: {
      focus: heading(text('dashboard.reservation.title', { number })),
      ...screen,
      headings: [text(id), ...(screen.headings ?? [])],
    },
  });

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
    const buttons = [...actions, button(text('dashboard.reservation.back'))];
    return withActionTitle(title)(history, {
      headings: history.isPresent ? [text('dashboard.reservation.history')] : [],
      ...(isLooking ? { disabled: buttons } : { ...screen, actions: buttons }),
    });
  },
});

/** An action that has ended: the reservation is loaded again; it stays visible until then if nothing was sent. */
export const expectEnded = (isDone: boolean) => ({
  region: 'ended',
  takesFocusFrom: /^never$/,
  screens: (history: WalkHistory) =>
    withDeskTitle(
      history,
      isDone ? { announcements: [history.translator.text('frame.loading')] } : describeReservation(history),
    ),
});
