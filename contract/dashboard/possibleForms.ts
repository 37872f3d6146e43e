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

const isTaskPossible = (reservation: DeskReservation, task: ReservationTask): boolean => {
  if (task === 'recordPayment') return canRecordPayment(reservation);
  return reservation.actions.includes(task === 'cancellation' ? 'cancel' : task);
};

/** Whether a form about a reservation can be saved now. */
export const isFormPossible = (reservation: DeskReservation, form: DeskFormName): boolean =>
  isTaskPossible(reservation, form);

/** The tasks in the order in which the page of a reservation shows them. */
const tasks: readonly ReservationTask[] = [
  'addNote',
  'resendMail',
  'recordPayment',
  'sendNewLink',
  'reopenRegistration',
  'retryCharge',
  'exportGuest',
  'eraseGuest',
  'refund',
  'cancellation',
];

/** Returns the forms and actions that are possible now. */
export const findPossibleTasks = (reservation: DeskReservation): ReservationTask[] =>
  tasks.filter((task) => isTaskPossible(reservation, task));
