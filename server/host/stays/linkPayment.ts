import type { CurrentStatus } from './currentStatus.ts';
import { daysAfter, getDate } from '../pricing/index.ts';
import type { ReservationRow } from '../store/schema.ts';

interface Stay {
  reservation: Pick<ReservationRow, 'source'>;
  current: Pick<CurrentStatus, 'status'>;
}

/** Whether a stay that the host has entered awaits the guest's payment by a link. */
export const awaitsPaymentByLink = ({ reservation: { source }, current: { status } }: Stay): boolean =>
  status === 'awaiting_payment' && source !== 'site';

/** The last day of a link for a payment. The hold of its stay lasts until the end of this day. */
export const lastDayToPay = (holdExpiresAt: Date, timeZone: string): string =>
  daysAfter(getDate(holdExpiresAt, timeZone), -1);
