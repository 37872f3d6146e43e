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
 * Days for which a link is valid after departure, or after the reservation ended in another way: long enough to look up
 * payments and refunds, and to register guests late.
 */
export const linkDays = 90;

type Ending = Pick<ReservationRow, 'status' | 'endDate' | 'endedAt' | 'holdExpiresAt'>;

/** The last day on which a reservation's link is valid, in the time zone of its property. */
export const lastDayOfLink = (reservation: Ending, timeZone: string): string =>
  daysAfter(
    isBooked(reservation)
      ? reservation.endDate
      : getDate(reservation.endedAt ?? reservation.holdExpiresAt, timeZone),
    linkDays,
  );

type Linked = Ending & Pick<ReservationRow, 'id' | 'unitId' | 'tokenVersion' | 'guestErasedAt'>;

/** Whether a reservation's link is no longer valid at an instant: it has expired, or the guest's data was erased. */
export const hasLinkEnded = (
  { content }: Pick<HostContext, 'content'>,
  reservation: Linked,
  now: Date,
): boolean => {
  const timeZone = getTimeZone(content, reservation.unitId);
  return reservation.guestErasedAt !== null || getDate(now, timeZone) > lastDayOfLink(reservation, timeZone);
};

// Used for the comparison when no reservation exists, so that the answer takes equally long.
const noReservation = { id: '', tokenVersion: 0 };

/**
 * Whether a token opens a reservation now. Every call that accepts a token uses this check, so that an unknown
 * reservation, a wrong token, a revoked link and an expired link get the same answer.
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
 * @throws {Refusal} 404 if the link opens no reservation
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
