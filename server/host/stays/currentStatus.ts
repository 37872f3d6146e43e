import type { ReservationStatus } from '../../../contract/reservation.ts';
import { isHold } from '../../../contract/rules/booked.ts';
import { getDate } from '../pricing/index.ts';
import type { EndReason, ReservationRow } from '../store/schema.ts';

/** Where a reservation stands now, which may be further than what was last written of it. */
export interface CurrentStatus {
  status: ReservationStatus;
  endReason: EndReason | null;
}

type Timed = Pick<ReservationRow, 'status' | 'endReason' | 'holdExpiresAt' | 'endDate'>;

/**
 * How a reservation stands at an instant of the database's clock. Time alone ends holds and stays,
 * so both are told from the time whenever they are read, and nothing has to run for them to be true.
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
