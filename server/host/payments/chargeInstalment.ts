import { isBooked } from '../../../contract/rules/booked.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ChargeFailure, Try } from '../ports/jobs.ts';
import type { HostContext } from '../base/context.ts';
import { clock } from '../store/database.ts';
import { recordGatewayPayment } from './gatewayPayments.ts';

type Charging = Pick<HostContext, 'db' | 'jobs' | 'gateway' | 'log' | 'productName'>;

const readBegun = (db: Charging['db'], paymentId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('reservation', 'reservation.id', 'payment.reservationId')
    .select(['payment.amount', 'reservation.status', 'reservation.savedCard', 'reservation.number'])
    .where('payment.id', '=', paymentId)
    .where('payment.status', '=', 'processing')
    .executeTakeFirst();

const mark = (db: Charging['db'], paymentId: string, status: 'failed' | 'void') =>
  db
    .updateTable('payment')
    .set({ status })
    .where('id', '=', paymentId)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst();

// Only the call that marks the payment as failed sends the e-mail, so the guest gets one.
const markFailed = ({ db, jobs }: Charging, paymentId: string, reason: ChargeFailure) =>
  inTransaction(db, async (trx) => {
    const marked = await mark(trx, paymentId, 'failed');
    if (marked !== undefined) await jobs.enqueue(trx, 'mail.paymentFailed', { paymentId, why: reason });
  });

// The guest may have cancelled the stay during the call to the gateway; the payment is then refunded.
async function markPaid({ db, jobs }: Charging, paymentId: string, gatewayPaymentId: string) {
  await inTransaction(db, async (trx) => {
    const { status, id: reservationId } = await trx
      .selectFrom('reservation')
      .innerJoin('payment', 'payment.reservationId', 'reservation.id')
      .select(['reservation.status', 'reservation.id'])
      .where('payment.id', '=', paymentId)
      .forUpdate('reservation')
      .executeTakeFirstOrThrow();
    const isActive = isBooked({ status });
    await recordGatewayPayment(trx, reservationId, gatewayPaymentId);
    await trx
      .updateTable('payment')
      .set((eb) => ({
        status: 'paid' as const,
        gatewayPaymentId,
        paidAt: clock,
        ...(!isActive && { refundAmount: eb.ref('amount') }),
      }))
      .where('id', '=', paymentId)
      .execute();
    if (!isActive) await jobs.enqueue(trx, 'payment.refund', { paymentId });
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
  charging: Charging,
  paymentId: string,
  { retry, last }: Pick<Try, 'retry' | 'last'>,
) {
  const { db, gateway, log, productName } = charging;
  const begun = await readBegun(db, paymentId);
  if (begun === undefined) return;
  const { amount, savedCard, number, status } = begun;
  const isActive = isBooked({ status });
  if (!isActive && retry === 0) return void (await mark(db, paymentId, 'void'));

  const fail = async (reason: keyof typeof reasons) => {
    await (isActive ? markFailed(charging, paymentId, reason) : mark(db, paymentId, 'void'));
    log.warn({ payment: paymentId, number }, `payments: instalment not charged: ${reasons[reason]}`);
  };
  if (savedCard === null) return fail('no-card');
  try {
    const result = await gateway.charge({
      savedCard,
      amount: { amount, currency: 'EUR' },
      description: `${productName} ${number}`,
      idempotencyKey: `charge:${paymentId}`,
    });
    await (result.status === 'paid' ? markPaid(charging, paymentId, result.paymentId) : fail(result.status));
  } catch (error) {
    if (last) await markFailed(charging, paymentId, 'unreachable');
    throw error;
  }
}
