import { parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { isHold } from '../../../contract/rules/booked.ts';
import { getChannel } from '../stays/source.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';

const getCheckIn = ({ reservation, unit }: Pick<LockedReservation, 'reservation' | 'unit'>) =>
  toZoned(
    toCalendarDateTime(parseDate(reservation.startDate), parseTime(unit.rules.checkInAfter)),
    unit.timeZone,
  ).toDate();

/** Whether the check-in time of the stay has passed, so that guests may have arrived. */
export const hasBegun = (of: Pick<LockedReservation, 'reservation' | 'unit' | 'now'>): boolean =>
  of.now >= getCheckIn(of);

/** Whether the guest can still cancel: a hold until it expires, a stay until its check-in time. */
export function canBeCancelled(
  of: Pick<LockedReservation, 'reservation' | 'unit' | 'current' | 'now'>,
): boolean {
  // A channel cancels its own bookings.
  if (getChannel(of.reservation) !== undefined) return false;
  return isHold(of.current) || (of.current.status === 'confirmed' && !hasBegun(of));
}
