import type { DeskReservation, ResendableMail } from './deskReservation.ts';
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

/** Whether a form about a reservation can be saved now. */
export const isFormPossible = (reservation: DeskReservation, form: DeskFormName): boolean =>
  form === 'recordPayment' ? canRecordPayment(reservation) : reservation.actions.includes(form);
