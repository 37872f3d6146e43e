import type { CheckoutSession } from '../../../contract/reservation.ts';
import type { UnitContent } from '../content/index.ts';
import type { HostContext } from '../context.ts';
import type { OpenedSession } from '../payments/gateway.ts';
import { Refusal } from '../refusal.ts';
import { clock, type Trx } from '../store/database.ts';
import type { CheckoutSessionRow, ReservationRow } from '../store/schema.ts';
import { earlierOf, holdTimes, minutesAfter } from './holdTimes.ts';
import { lockReservation, type LockedReservation } from './lockReservation.ts';

/** A checkout session that is to be opened at the gateway. */
export interface Plan {
  reservation: ReservationRow;
  unit: UnitContent;
  mode: 'payment' | 'setup';
  attempt: number;
  expiresAt: Date;
}

/** A session that ends sooner than this is of no use to anybody, in minutes. */
const shortestSession = 2;

const answerOf = ({
  id,
  url,
  mode,
  expiresAt,
}: Omit<CheckoutSession, 'expiresAt'> & { expiresAt: Date }) => ({
  id,
  url,
  mode,
  expiresAt: expiresAt.toISOString(),
});

function awaitsPayment({ standing }: LockedReservation): void {
  if (standing.status === 'expired') throw new Refusal('hold-expired');
  if (standing.status !== 'awaiting_payment') throw new Refusal('wrong-state');
}

const isOpen = ({ status, expiresAt }: CheckoutSessionRow, now: Date) =>
  (status === 'open' || status === 'failed') && expiresAt > now;

/**
 * Decides which session a reservation needs: the one that is open, or a new one, which ends after 30
 * minutes but in time for the longest hold.
 * @throws {Refusal} 410 when the hold has ended, 409 when no payment is awaited or one is on its way
 */
export async function planSession(
  trx: Trx,
  host: HostContext,
  reservationId: string,
): Promise<Plan | CheckoutSession | Refusal> {
  const locked = await lockReservation(trx, host, reservationId);
  awaitsPayment(locked);
  const { reservation, unit, now } = locked;
  const latest = await latestSession(trx, reservationId);
  if (latest && isOpen(latest, now)) return answerOf(latest);
  if (latest?.status === 'processing' || latest?.status === 'complete') throw new Refusal('wrong-state');

  const longest = holdTimes.atMost - holdTimes.afterTheSession;
  const end = earlierOf(
    minutesAfter(now, holdTimes.checkoutSession),
    minutesAfter(reservation.verifiedAt!, longest),
  );
  if (end < minutesAfter(now, shortestSession)) return endHold(trx, reservation);

  const quote = reservation.quote.paymentOptions[0]!;
  const mode = quote.dueNow.amount > 0 ? 'payment' : 'setup';
  return { reservation, unit, mode, ...(await attemptOf(trx, locked, latest, end)) };
}

export const latestSession = (trx: Trx, reservationId: string): Promise<CheckoutSessionRow | undefined> =>
  trx
    .selectFrom('checkoutSession')
    .selectAll()
    .where('reservationId', '=', reservationId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Too late for another session: the nights go back now instead of waiting for nothing. */
async function endHold(trx: Trx, { id }: ReservationRow): Promise<Refusal> {
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'hold_expired', holdExpiresAt: clock, endedAt: clock })
    .where('id', '=', id)
    .execute();
  return new Refusal('hold-expired');
}

// Whoever asks before a planned session has been kept asks the gateway for that very one again.
async function attemptOf(
  trx: Trx,
  { reservation, now }: LockedReservation,
  latest: CheckoutSessionRow | undefined,
  end: Date,
): Promise<Pick<Plan, 'attempt' | 'expiresAt'>> {
  const { id, checkoutAttempt, checkoutPlannedEnd } = reservation;
  const isPlanned = checkoutPlannedEnd !== null && checkoutPlannedEnd > minutesAfter(now, shortestSession);
  const wasKept = latest !== undefined && latest.attempt === checkoutAttempt;
  if (isPlanned && !wasKept) return { attempt: checkoutAttempt, expiresAt: checkoutPlannedEnd };

  const attempt = checkoutAttempt + 1;
  await trx
    .updateTable('reservation')
    .set({ checkoutAttempt: attempt, checkoutPlannedEnd: end })
    .where('id', '=', id)
    .execute();
  return { attempt, expiresAt: end };
}

/** Keeps an opened session and moves the hold to five minutes after its end. */
export async function keepSession(
  trx: Trx,
  host: HostContext,
  { reservation: { id }, mode, attempt }: Plan,
  opened: OpenedSession,
): Promise<CheckoutSession | Refusal> {
  const { reservation, standing } = await lockReservation(trx, host, id);
  const ended = standing.status !== 'awaiting_payment';
  await trx
    .insertInto('checkoutSession')
    .values({ ...opened, reservationId: id, mode, attempt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  if (ended) {
    await host.jobs.enqueue(trx, 'checkout.expire', { sessionId: opened.id });
    return new Refusal(standing.status === 'expired' ? 'hold-expired' : 'wrong-state');
  }
  const holdExpiresAt = earlierOf(
    minutesAfter(opened.expiresAt, holdTimes.afterTheSession),
    minutesAfter(reservation.verifiedAt!, holdTimes.atMost),
  );
  await trx.updateTable('reservation').set({ holdExpiresAt }).where('id', '=', id).execute();
  return answerOf({ ...opened, mode });
}
