import type { DeskReservation, ResendableMail } from './deskReservation.ts';
import type { ReservationTask } from './pages.ts';
import { isBooked } from '../rules/booked.ts';

/** A form on the page of a reservation. */
export type DeskFormName = 'addNote' | 'resendMail' | 'recordPayment';

/** Whether the person can record money that was received in person. */
export const canRecordPayment = ({ money, status }: DeskReservation): boolean =>
  money !== null && money.outstanding.amount > 0 && (isBooked({ status }) || status === 'awaiting_payment');

/** Returns the e-mails that can be sent now: again, or the arrival information before its day. */
export function getSendableMails({ actions, resendable, status }: DeskReservation): ResendableMail[] {
  if (!actions.includes('resendMail')) return [];
  const isEarly = status === 'confirmed' && !resendable.includes('arrival');
  return isEarly ? [...resendable, 'arrival'] : [...resendable];
}

/** Whether a form or an action of a reservation is possible now. */
const isTaskPossible = (reservation: DeskReservation, task: ReservationTask): boolean => {
  if (task === 'recordPayment') return canRecordPayment(reservation);
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
  'sendNewLink',
  'reopenRegistration',
  'retryCharge',
  'exportGuest',
];
/** The tasks that move money back, or cannot be undone. */
const destructive: readonly ReservationTask[] = ['refund', 'cancellation', 'eraseGuest'];

/** Returns the most useful task: money that is missing, then a link for guests who are not registered. */
function findNextTask(reservation: DeskReservation): ReservationTask | undefined {
  const { status, registration } = reservation;
  const candidates: ReservationTask[] = ['retryCharge', 'recordPayment'];
  if (status === 'confirmed' && registration.status !== 'confirmed') candidates.push('sendNewLink');
  return candidates.find((task) => isTaskPossible(reservation, task));
}

/** Returns the tasks that are possible now: the most useful one, the others, and the destructive ones. */
export function findPossibleTasks(reservation: DeskReservation): {
  next: ReservationTask | undefined;
  others: ReservationTask[];
  destructive: ReservationTask[];
} {
  const next = findNextTask(reservation);
  const isPossible = (task: ReservationTask) => isTaskPossible(reservation, task);
  return {
    next,
    others: harmless.filter((task) => task !== next && isPossible(task)),
    destructive: destructive.filter(isPossible),
  };
}
