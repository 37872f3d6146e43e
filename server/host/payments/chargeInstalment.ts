import { isBooked } from '../../../contract/rules/booked.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ChargeFailure, Try } from '../ports/jobs.ts';
import type { HostContext } from '../base/context.ts';
import { clock } from '../store/database.ts';
import { notePayment } from './gatewayPayments.ts';

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

// The guest is told once: by whoever marks it.
const markFailed = ({ db, jobs }: Charging, paymentId: string, why: ChargeFailure) =>
  inTransaction(db, async (trx) => {
    const marked = await mark(trx, paymentId, 'failed');
    if (marked !== undefined) await jobs.enqueue(trx, 'mail.paymentFailed', { paymentId, why });
  });

// The stay may have been called off while the gateway was being asked.
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
    await notePayment(trx, reservationId, gatewayPaymentId);
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
  'authentication-required': 'the bank wants the guest to approve the payment',
  'no-card': 'no card was saved for it',
};

/**
 * Charges an instalment that fell due to the guest's saved card; one that cannot be charged is `failed`. Of a
 * stay that was called off nothing is charged, unless an earlier try may have taken the money unheard: asked
 * again with the same key, the gateway tells, and what it took goes back.
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

  const fail = async (why: keyof typeof reasons) => {
    await (isActive ? markFailed(charging, paymentId, why) : mark(db, paymentId, 'void'));
    log.warn({ payment: paymentId, number }, `payments: an instalment could not be charged: ${reasons[why]}`);
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
