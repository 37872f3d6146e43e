import { sql, type RawBuilder } from 'kysely';
import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import { holdStatuses } from '../../../../contract/rules/booked.ts';
import { dateFromNow, statementTime } from '../../store/database.ts';
import { equalsConstant } from '../../store/literals.ts';

const isHeld = equalsConstant('status', holdStatuses);

/**
 * Conditions of the current status. The date at a property differs from that in UTC by at most one day; each row is
 * then checked in its own time zone.
 */
export const statusConditions: Readonly<Record<ReservationStatus, RawBuilder<boolean>>> = {
  awaiting_otp: sql`(status = 'awaiting_otp' and hold_expires_at > ${statementTime})`,
  awaiting_payment: sql`(status = 'awaiting_payment' and hold_expires_at > ${statementTime})`,
  confirmed: sql`(status = 'confirmed' and end_date >= ${dateFromNow(-1)})`,
  completed: sql`(status = 'completed' or (status = 'confirmed' and end_date <= ${dateFromNow(0)}))`,
  expired: sql`(status = 'expired' or (${isHeld} and hold_expires_at <= ${statementTime}))`,
  cancelled: sql`status = 'cancelled'`,
};
