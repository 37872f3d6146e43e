import type { CheckoutSession, PaymentRequest } from '../../../../contract/schemas/hold.ts';
import { isBooked } from '../../../../contract/rules/booked.ts';
import type { HostContext } from '../../base/context.ts';
import type { OpenedSession } from '../../ports/gateway.ts';
import { Refusal } from '../../base/refusal.ts';
import { clock, type Trx } from '../../store/database.ts';
import type { ReservationRow } from '../../store/schema.ts';
import {
  getAnswer,
  planAttempt,
  isOpen,
  readLatestSession,
  paying,
  shortestSession,
  type Plan,
} from './plan.ts';
import { endWithoutNights } from '../endWithoutNights.ts';
import { pickEarlier, pickLater, holdTimes, minutesAfter } from '../holdTimes.ts';
import { storeLanguage } from '../storeLanguage.ts';
import { lockReservation, type LockedReservation } from '../../stays/lockReservation.ts';
import { areNightsFree } from '../../stays/nightsFree.ts';
import { planInstalments } from './planInstalments.ts';
import { readPayments } from '../../stays/readPayments.ts';

function refuseUnlessPayable({ current }: LockedReservation): void {
  if (current.status === 'expired') throw new Refusal('hold-expired');
  if (current.status !== 'awaiting_payment') throw new Refusal('wrong-state');
}

/**
 * Plans the session that a reservation needs: returns the open one, or a plan for a new one. A session lasts 30
 * minutes, but ends before the longest possible hold does. A session of a booked stay pays its failed instalments.
 *
 * An open session keeps its language after the guest has changed theirs: a gateway cannot change it, and a second
 * session would have to expire the first one by a network call, while the guest may be paying it on another device.
 * @throws {Refusal} 404 if the guest's data was erased, 410 if the hold has expired, 409 if no payment is awaited, one
 *   is being processed, or another guest has the nights
 */
export async function planSession(
  trx: Trx,
  host: HostContext,
  { reservationId, locale }: PaymentRequest,
): Promise<Plan | CheckoutSession | Refusal> {
  const found = await lockReservation(trx, host, reservationId);
  if (found.reservation.guestErasedAt !== null) throw new Refusal('not-found');
  const locked = await storeLanguage(trx, found, locale);
  if (isBooked(locked.current)) return planInstalments(trx, locked);
  refuseUnlessPayable(locked);
  const { reservation, unit, now } = locked;
  const latest = await readLatestSession(trx, reservationId);
  if (latest && isOpen(latest, now)) return getAnswer(latest);
  if (latest?.status === 'processing' || latest?.status === 'complete') throw new Refusal('wrong-state');

  if (!reservation.holdsNights && !(await areNightsFree(trx, host, reservation))) {
    return endWithoutNights(trx, reservation, 'awaiting_payment');
  }

  const end = pickEarlier(
    minutesAfter(now, holdTimes.checkoutSession),
    minutesAfter(getLongestHold(reservation, now), -holdTimes.afterTheSession),
  );
  if (end < minutesAfter(now, shortestSession)) return endHold(trx, reservation);

  const { dueNow } = reservation.quote.paymentOptions[0];
  const what = dueNow.amount > 0 ? paying(dueNow) : ({ mode: 'setup', amount: undefined } as const);
  const attempt = await planAttempt(trx, locked, latest, end);
  const payments = await readPayments(trx, reservationId);
  const later = payments.filter(({ dueNow: isDueNow }) => !isDueNow);
  const keepsCard = later.length > 0;
  return { reservation, unit, ...what, keepsCard, later, isForInstalments: false, ...attempt };
}

/**
 * The latest possible end of a hold. The host has set the end of a hold that a host has made; a payment that begins
 * before it may be completed.
 */
const getLongestHold = ({ source, verifiedAt, holdExpiresAt }: ReservationRow, now: Date): Date =>
  source === 'site'
    ? minutesAfter(verifiedAt!, holdTimes.atMost)
    : pickLater(holdExpiresAt, minutesAfter(now, holdTimes.checkoutSession + holdTimes.afterTheSession));

/** Ends a hold that is too short for another session, so that its nights are free immediately. */
async function endHold(trx: Trx, { id }: ReservationRow): Promise<Refusal> {
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'hold_expired', holdExpiresAt: clock, endedAt: clock })
    .where('id', '=', id)
    .execute();
  return new Refusal('hold-expired');
}

/**
 * Stores an opened session. A session that books a stay extends the hold to five minutes after the session's end; a hold
 * that a host has made is never shortened.
 */
export async function storeSession(
  trx: Trx,
  host: HostContext,
  { reservation: { id }, mode, attempt, isForInstalments }: Plan,
  opened: OpenedSession,
): Promise<CheckoutSession | Refusal> {
  const { reservation, current, now } = await lockReservation(trx, host, id);
  const ended = isForInstalments ? !isBooked(current) : current.status !== 'awaiting_payment';
  await trx
    .insertInto('checkoutSession')
    .values({ ...opened, reservationId: id, mode, attempt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if (ended) {
    await host.jobs.enqueue(trx, 'checkout.expire', { sessionId: opened.id });
    return new Refusal(current.status === 'expired' ? 'hold-expired' : 'wrong-state');
  }
  if (isForInstalments) return getAnswer({ ...opened, mode });
  const afterSession = minutesAfter(opened.expiresAt, holdTimes.afterTheSession);
  const holdExpiresAt =
    reservation.source === 'site'
      ? pickEarlier(afterSession, getLongestHold(reservation, now))
      : pickLater(afterSession, reservation.holdExpiresAt);
  // An expiry time inherited from an earlier hold does not change.
  const isOwnEnd = reservation.firmUntil?.getTime() === reservation.holdExpiresAt.getTime();
  await trx
    .updateTable('reservation')
    .set({ holdExpiresAt, ...(isOwnEnd && { firmUntil: holdExpiresAt }) })
    .where('id', '=', id)
    .execute();
  return getAnswer({ ...opened, mode });
}
