import { isBooked } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { getTimeZone } from '../content/index.ts';
import { isReservationToken } from '../keys/linkToken.ts';
import { getDate, daysAfter } from '../pricing/index.ts';
import type { Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { lockReservation, type LockedReservation } from './lockReservation.ts';

/**
 * How long a link works after departure, or after the reservation ended in another way, in days: long enough to
 * look up what was paid or given back, and for guests to be registered late.
 */
export const linkDays = 90;

type Ending = Pick<ReservationRow, 'status' | 'endDate' | 'endedAt' | 'holdExpiresAt'>;

/** The last day on which a reservation's link works, on the calendar of its property. */
export const lastDayOfLink = (reservation: Ending, timeZone: string): string =>
  daysAfter(
    isBooked(reservation)
      ? reservation.endDate
      : getDate(reservation.endedAt ?? reservation.holdExpiresAt, timeZone),
    linkDays,
  );

type Linked = Ending & Pick<ReservationRow, 'id' | 'unitId' | 'tokenVersion' | 'guestErasedAt'>;

/** Whether a reservation's link works no longer at an instant: its time is over, or its guest was erased. */
export const hasLinkEnded = (
  { content }: Pick<HostContext, 'content'>,
  reservation: Linked,
  now: Date,
): boolean => {
  const timeZone = getTimeZone(content, reservation.unitId);
  return reservation.guestErasedAt !== null || getDate(now, timeZone) > lastDayOfLink(reservation, timeZone);
};

// Compared with when there is no reservation, so that its absence takes no less time.
const noReservation = { id: '', tokenVersion: 0 };

/**
 * Whether the token of a link opens a reservation now. Every call that takes one asks here: an unknown
 * reservation, a wrong token, one that was withdrawn, and one whose time is over are told alike.
 */
export const linkOpens = <R extends Linked & { now: Date }>(
  host: Pick<HostContext, 'keys' | 'content'>,
  reservation: R | undefined,
  token: string,
): reservation is R =>
  isReservationToken(host.keys, reservation ?? noReservation, token) &&
  reservation !== undefined &&
  !hasLinkEnded(host, reservation, reservation.now);

/**
 * Locks the reservation that a link opens.
 * @throws {Refusal} 404 when it opens none
 */
export async function lockByLink(
  trx: Trx,
  host: Pick<HostContext, 'keys' | 'content' | 'log'>,
  { reservationId, token }: { reservationId: string; token: string },
): Promise<LockedReservation> {
  const locked = await lockReservation(trx, host, reservationId);
  const { reservation, now } = locked;
  if (!linkOpens(host, { ...reservation, now }, token)) throw new Refusal('not-found');
  return locked;
}
