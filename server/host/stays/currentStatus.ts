import type { ReservationStatus } from '../../../contract/values/statuses.ts';
import { isHold } from '../../../contract/rules/booked.ts';
import { getDate } from '../pricing/index.ts';
import type { EndReason, ReservationRow } from '../store/schema.ts';

/** The current status of a reservation, which may be later than the stored one. */
export interface CurrentStatus {
  status: ReservationStatus;
  endReason: EndReason | null;
}

type Timed = Pick<ReservationRow, 'status' | 'endReason' | 'holdExpiresAt' | 'endDate'>;

/**
 * Returns the status of a reservation at an instant of the database's clock. Holds and stays end by time; therefore
 * their end is calculated at every read and needs no job.
 */
export function getStatusAt(
  { status, endReason, holdExpiresAt, endDate }: Timed,
  now: Date,
  timeZone: string,
): CurrentStatus {
  if (isHold({ status }) && holdExpiresAt <= now) return { status: 'expired', endReason: 'hold_expired' };
  if (status === 'confirmed' && getDate(now, timeZone) > endDate) return { status: 'completed', endReason };
  return { status, endReason };
}
