import { isBooked } from '../../../contract/rules/booked.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Attempt, ChargeFailure, JobData } from '../ports/jobs.ts';
import type { HostContext } from '../base/context.ts';
import { clock, type Trx } from '../store/database.ts';
import { recordGatewayPayment } from './gatewayPayments.ts';

type ChargeDependencies = Pick<HostContext, 'db' | 'jobs' | 'gateway' | 'log' | 'productName'>;

const readProcessingPayment = (db: ChargeDependencies['db'], paymentId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('reservation', 'reservation.id', 'payment.reservationId')
    .select(['payment.amount', 'payment.chargeAttempt', 'reservation.status'])
    .select(['reservation.savedCard', 'reservation.number'])
    .where('payment.id', '=', paymentId)
    .where('payment.status', '=', 'processing')
    .executeTakeFirst();

const markPayment = (
  db: ChargeDependencies['db'],
  paymentId: string,
  status: 'failed' | 'void',
  chargeFailure: ChargeFailure | null = null,
) =>
  db
    .updateTable('payment')
    .set({ status, chargeFailure })
    .where('id', '=', paymentId)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();

// Only the call that marks the payment as failed sends the e-mail, so the guest gets one.
const markFailed = ({ db, jobs }: ChargeDependencies, paymentId: string, reason: ChargeFailure) =>
  inTransaction(db, async (trx) => {
    const marked = await markPayment(trx, paymentId, 'failed', reason);
    if (marked !== undefined) await jobs.enqueue(trx, 'mail.paymentFailed', { paymentId, why: reason });
  });

async function lockPayment(trx: Trx, paymentId: string) {
  const reservation = await trx
    .selectFrom('reservation')
    .innerJoin('payment', 'payment.reservationId', 'reservation.id')
    .select(['reservation.status', 'reservation.id'])
    .where('payment.id', '=', paymentId)
    .forUpdate('reservation')
    .executeTakeFirstOrThrow();
  // Reads the instalment under the lock, because the transaction that held it before may have changed it.
  const payment = await trx
    .selectFrom('payment')
    .select(['gatewayPaymentId', 'amount'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { ...reservation, ...payment };
}

// The guest may have cancelled the stay during the call to the gateway, or paid by hand; the payment is then refunded.
async function markPaid(
  { db, jobs }: ChargeDependencies,
  { paymentId, isRepeated }: JobData['payment.charge'],
  gatewayPaymentId: string,
) {
  await inTransaction(db, async (trx) => {
    const { status, id: reservationId, amount, ...payment } = await lockPayment(trx, paymentId);
    const isStayBooked = isBooked({ status });
    await recordGatewayPayment(trx, reservationId, gatewayPaymentId);
    if (payment.gatewayPaymentId !== null && payment.gatewayPaymentId !== gatewayPaymentId) {
      return jobs.enqueue(trx, 'payment.returnSurplus', { gatewayPaymentId, amount });
    }
    await trx
      .updateTable('payment')
      .set((eb) => ({
        status: 'paid' as const,
        gatewayPaymentId,
        paidAt: clock,
        chargeFailure: null,
        ...(!isStayBooked && { refundAmount: eb.ref('amount') }),
      }))
      .where('id', '=', paymentId)
      .execute();
    if (!isStayBooked) await jobs.enqueue(trx, 'payment.refund', { paymentId });
    else if (isRepeated) await jobs.enqueue(trx, 'mail.paymentReceived', { reservationId });
  });
}

const reasons: Readonly<Record<Exclude<ChargeFailure, 'unreachable'>, string>> = {
  declined: 'the card was declined',
  'authentication-required': 'the bank requires the guest to authorise the payment',
  'no-card': 'no saved card',
};

/**
 * Charges an instalment that is due to the guest's saved card, and marks it as `failed` when the charge fails. The
 * instalment of a cancelled stay is not charged. After a failed attempt, however, the gateway may already have charged
 * it: a call with the same idempotency key then returns that payment, and the payment is refunded.
 */
export async function chargeInstalment(
  dependencies: ChargeDependencies,
  charge: JobData['payment.charge'],
  { retry, last }: Pick<Attempt, 'retry' | 'last'>,
) {
  const { db, gateway, log, productName } = dependencies;
  const { paymentId } = charge;
  const processingPayment = await readProcessingPayment(db, paymentId);
  if (processingPayment === undefined) return;
  const { amount, savedCard, number, status, chargeAttempt } = processingPayment;
  const isStayBooked = isBooked({ status });
  if (!isStayBooked && retry === 0) return void (await markPayment(db, paymentId, 'void'));

  const fail = async (reason: keyof typeof reasons) => {
    await (isStayBooked ? markFailed(dependencies, paymentId, reason) : markPayment(db, paymentId, 'void'));
    log.warn({ payment: paymentId, number }, `payments: instalment not charged: ${reasons[reason]}`);
  };
  if (savedCard === null) return fail('no-card');
  try {
    const result = await gateway.charge({
      savedCard,
      amount: { amount, currency: 'EUR' },
      description: `${productName} ${number}`,
      // A repeated charge would otherwise get the answer of the declined one.
      idempotencyKey: chargeAttempt === 0 ? `charge:${paymentId}` : `charge:${paymentId}:${chargeAttempt}`,
    });
    await (result.status === 'paid' ? markPaid(dependencies, charge, result.paymentId) : fail(result.status));
  } catch (error) {
    if (last) await markFailed(dependencies, paymentId, 'unreachable');
    throw error;
  }
}
