import type { CheckoutSession } from '../../../../contract/hold.ts';
import { hasFailed } from '../../../../contract/rules/payments.ts';
import { readInstalments } from '../../payments/readInstalments.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Trx } from '../../store/database.ts';
import type { PaymentRow } from '../../store/schema.ts';
import { getAnswer, planAttempt, isOpen, readLatestSession, paying, type Plan } from './plan.ts';
import { holdTimes, minutesAfter } from '../holdTimes.ts';
import type { LockedReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';

interface Attempt {
  reservationId: string;
  attempt: number;
}

// Written down with the attempt, so that whoever asks again meanwhile asks the gateway for the very same.
async function ensureInstalments(trx: Trx, attempt: Attempt) {
  const planned = await readInstalments(trx, attempt);
  if (planned.length > 0) return planned;
  const payments = await readPayments(trx, attempt.reservationId);
  const failed = payments.filter(hasFailed);
  const rows = failed.map(({ id }) => ({ ...attempt, paymentId: id }));
  await trx.insertInto('checkoutInstalment').values(rows).execute();
  return failed;
}

/** Whether a stay has instalments after these: the same for everyone who asks, whatever became of those meanwhile. */
const hasLater = (payments: readonly PaymentRow[], instalments: readonly PaymentRow[]) =>
  payments.at(-1)!.position > instalments.at(-1)!.position;

/**
 * Decides which session pays the failed instalments of a booked stay: the one that is open, or a new one
 * over their sum.
 * @throws {Refusal} 409 when none has failed, or a payment is on its way
 */
export async function planInstalments(trx: Trx, locked: LockedReservation): Promise<Plan | CheckoutSession> {
  const { reservation, unit, now } = locked;
  const { id: reservationId } = reservation;
  const payments = await readPayments(trx, reservationId);
  const latest = await readLatestSession(trx, reservationId);
  if (!payments.some(hasFailed) || latest?.status === 'processing') throw new Refusal('wrong-state');
  if (latest && isOpen(latest, now) && (await readInstalments(trx, latest)).length > 0)
    return getAnswer(latest);

  const end = minutesAfter(now, holdTimes.checkoutSession);
  const attempt = await planAttempt(trx, locked, latest, end);
  const instalments = await ensureInstalments(trx, { reservationId, attempt: attempt.attempt });
  const amount = instalments.reduce((sum, instalment) => sum + instalment.amount, 0);
  const what = { ...paying({ amount, currency: 'EUR' }), keepsCard: hasLater(payments, instalments) };
  return { reservation, unit, ...what, isForInstalments: true, ...attempt };
}
