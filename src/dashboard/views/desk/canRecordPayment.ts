import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { isBooked } from '../../../../contract/rules/booked.ts';

/** Whether the person can record money that was received in person. */
export const canRecordPayment = ({ money, status }: DeskReservation): boolean =>
  money !== null && money.outstanding.amount > 0 && (isBooked({ status }) || status === 'awaiting_payment');
