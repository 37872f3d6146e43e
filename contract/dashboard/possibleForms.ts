import type { DeskReservation, ResendableMail } from './deskReservation.ts';
import type { ReservationTask } from './pages.ts';
import { isBooked } from '../rules/booked.ts';

/** A form on the page of a reservation. */
export type DeskFormName = 'addNote' | 'resendMail' | 'recordPayment' | 'recordChannelMoney';

/** Whether the person can record money that was received in person. */
const canRecordPayment = ({ money, status }: DeskReservation): boolean =>
  money !== null && money.outstanding.amount > 0 && (isBooked({ status }) || status === 'awaiting_payment');

/** Returns the e-mails that can be sent now: again, or the arrival information before its day. */
export function getSendableMails({ actions, resendable, status }: DeskReservation): ResendableMail[] {
  if (!actions.includes('resendMail')) return [];
  const isEarly = status === 'confirmed' && !resendable.includes('arrival');
  return isEarly ? [...resendable, 'arrival'] : [...resendable];
}

/** Whether a form or an action of a reservation is possible now. */
export const isTaskPossible = (reservation: DeskReservation, task: ReservationTask): boolean => {
  if (task === 'recordPayment') return canRecordPayment(reservation);
  if (task === 'recordChannelMoney') return Boolean(reservation.money?.channel);
  return reservation.actions.includes(task === 'cancellation' ? 'cancel' : task);
};

/** Whether a form about a reservation can be saved now. */
export const isFormPossible = (reservation: DeskReservation, form: DeskFormName): boolean =>
  isTaskPossible(reservation, form);

/** The tasks that can be repeated or corrected, in the order in which the page of a reservation shows them. */
const harmless: readonly ReservationTask[] = [
  'addNote',
  'resendMail',
  'recordPayment',
  'recordChannelMoney',
  'remindGuest',
  'sendNewLink',
  'reopenRegistration',
  'retryCharge',
  'exportGuest',
];
/** The tasks about what is missing, the most pressing one first: money, then the registration. */
const pressing: readonly ReservationTask[] = ['retryCharge', 'recordPayment', 'remindGuest'];
/** The tasks that move money back, or cannot be undone. */
const destructive: readonly ReservationTask[] = ['refund', 'cancellation', 'eraseGuest'];

/** Returns the task that sends the link for the payment again, or replaces it. */
const getLinkTask = ({ payableUntil, guest, actions }: DeskReservation): ReservationTask | undefined => {
  if (payableUntil === null) return undefined;
  const task = guest.email === null ? 'sendNewLink' : 'resendMail';
  return actions.includes(task) ? task : undefined;
};

/** Whether the guest can be asked to register only with a link that the person passes on. */
const mustPassLink = ({ status, actions, registration, guest }: DeskReservation): boolean =>
  status === 'confirmed' &&
  actions.includes('sendNewLink') &&
  registration.status !== 'confirmed' &&
  guest.email === null;

/** Returns the tasks that are possible now: the most useful one, the others, and the destructive ones. */
export function findPossibleTasks(reservation: DeskReservation): {
  next: ReservationTask | undefined;
  others: ReservationTask[];
  destructive: ReservationTask[];
} {
  const isPossible = (task: ReservationTask) => isTaskPossible(reservation, task);
  const next =
    getLinkTask(reservation) ??
    pressing.find(isPossible) ??
    (mustPassLink(reservation) ? 'sendNewLink' : undefined);
  return {
    next,
    others: harmless.filter((task) => task !== next && isPossible(task)),
    destructive: destructive.filter(isPossible),
  };
}
