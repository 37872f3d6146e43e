import type { CheckoutSession } from '../../../../contract/schemas/hold.ts';
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

// The instalments are stored with the attempt, so that a simultaneous request requests the same session from the
// gateway.
async function ensureInstalments(trx: Trx, attempt: Attempt) {
  const planned = await readInstalments(trx, attempt);
  if (planned.length > 0) return planned;
  const payments = await readPayments(trx, attempt.reservationId);
  const failed = payments.filter(hasFailed);
  const rows = failed.map(({ id }) => ({ ...attempt, paymentId: id }));
  await trx.insertInto('checkoutInstalment').values(rows).execute();
  return failed;
}

const findLater = (payments: readonly PaymentRow[], instalments: readonly PaymentRow[]) =>
  payments.filter(({ position }) => position > instalments.at(-1)!.position);

/**
 * Plans the session that pays the failed instalments of a booked stay: returns the open one, or a plan for their sum.
 * @throws {Refusal} 409 if no instalment has failed, or a payment is being processed
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
  const later = findLater(payments, instalments);
  const what = { ...paying({ amount, currency: 'EUR' }), keepsCard: later.length > 0, later };
  return { reservation, unit, ...what, isForInstalments: true, ...attempt };
}
