import type { CheckoutSession, PaymentRequest } from '../../../../contract/hold.ts';
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
import { pickEarlier, holdTimes, minutesAfter } from '../holdTimes.ts';
import { storeLanguage } from '../storeLanguage.ts';
import { lockReservation, type LockedReservation } from '../../stays/lockReservation.ts';
import { areTheNightsFree } from '../../stays/nightsFree.ts';
import { planInstalments } from './planInstalments.ts';
import { readPayments } from '../../stays/readPayments.ts';

function refuseUnlessPayable({ current }: LockedReservation): void {
  if (current.status === 'expired') throw new Refusal('hold-expired');
  if (current.status !== 'awaiting_payment') throw new Refusal('wrong-state');
}

/**
 * Decides which session a reservation needs: the one that is open, or a new one, which ends after 30
 * minutes but in time for the longest hold. A booked stay needs one for what could not be charged.
 * @throws {Refusal} 404 when its guest was erased, 410 when the hold has ended, 409 when no payment is awaited, one is on
 *   its way, or somebody else has the nights meanwhile
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

  if (!reservation.holdsNights && !(await areTheNightsFree(trx, host, reservation))) {
    return endWithoutNights(trx, reservation, 'awaiting_payment');
  }

  const longest = holdTimes.atMost - holdTimes.afterTheSession;
  const end = pickEarlier(
    minutesAfter(now, holdTimes.checkoutSession),
    minutesAfter(reservation.verifiedAt!, longest),
  );
  if (end < minutesAfter(now, shortestSession)) return endHold(trx, reservation);

  const { dueNow } = reservation.quote.paymentOptions[0];
  const what = dueNow.amount > 0 ? paying(dueNow) : ({ mode: 'setup', amount: undefined } as const);
  const attempt = await planAttempt(trx, locked, latest, end);
  const payments = await readPayments(trx, reservationId);
  const keepsCard = payments.some(({ dueNow: isDueNow }) => !isDueNow);
  return { reservation, unit, ...what, keepsCard, isForInstalments: false, ...attempt };
}

/** Too late for another session: the nights go back now instead of waiting for nothing. */
async function endHold(trx: Trx, { id }: ReservationRow): Promise<Refusal> {
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'hold_expired', holdExpiresAt: clock, endedAt: clock })
    .where('id', '=', id)
    .execute();
  return new Refusal('hold-expired');
}

/** Keeps an opened session; one that books a stay moves its hold to five minutes after the session's end. */
export async function storeSession(
  trx: Trx,
  host: HostContext,
  { reservation: { id }, mode, attempt, isForInstalments }: Plan,
  opened: OpenedSession,
): Promise<CheckoutSession | Refusal> {
  const { reservation, current } = await lockReservation(trx, host, id);
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
  const holdExpiresAt = pickEarlier(
    minutesAfter(opened.expiresAt, holdTimes.afterTheSession),
    minutesAfter(reservation.verifiedAt!, holdTimes.atMost),
  );
  // An end that was inherited from an earlier hold stays.
  const isOwnEnd = reservation.firmUntil?.getTime() === reservation.holdExpiresAt.getTime();
  await trx
    .updateTable('reservation')
    .set({ holdExpiresAt, ...(isOwnEnd && { firmUntil: holdExpiresAt }) })
    .where('id', '=', id)
    .execute();
  return getAnswer({ ...opened, mode });
}
