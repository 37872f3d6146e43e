import type { HostContext } from '../base/context.ts';
import type { PaymentState } from '../ports/gateway.ts';
import { euros, sumAmounts } from '../pricing/index.ts';
import type { Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { lockReservationOfPayment, storePaymentState } from './gatewayPayments.ts';

type Refunding = Pick<HostContext, 'db' | 'jobs' | 'gateway'>;

/** Returns the refundable amount of a payment in cents: the paid amount minus earlier refunds and disputed amounts. */
function getRefundable({ amount, refunds, disputes }: PaymentState): number {
  const refundedAmounts = refunds.filter(({ status }) => status !== 'failed').map((refund) => refund.amount);
  const activeDisputes = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  return amount.amount - sumAmounts([...refundedAmounts, ...activeDisputes.map((dispute) => dispute.amount)]);
}

interface RefundResult {
  /** The payment's state at the gateway before the refund. */
  state: PaymentState;
  /** The refund's id; undefined when nothing was left to refund. */
  id: string | undefined;
  /** The refunded amount, in cents. */
  amount: number;
}

/**
 * Refunds an amount in cents at the gateway, at most once: a repeated call with the same idempotency key returns the
 * earlier refund. Refunds at most the remaining amount.
 */
async function refundOnce(
  gateway: HostContext['gateway'],
  paymentId: string,
  requestedAmount: number,
  idempotencyKey: string,
): Promise<RefundResult> {
  const state = await gateway.readPayment(paymentId);
  if (state === undefined) {
    throw new Error(
      `payment ${paymentId} does not exist at the gateway: refund it by hand in the account that received it`,
    );
  }
  const earlier = state.refunds.find(({ key }) => key === idempotencyKey);
  if (earlier !== undefined) return { state, id: earlier.id, amount: earlier.amount.amount };
  const amount = Math.max(0, Math.min(requestedAmount, getRefundable(state)));
  if (amount === 0) return { state, id: undefined, amount };
  const { id } = await gateway.refund({ paymentId, amount: euros(amount), idempotencyKey });
  return { state, id, amount };
}

/** Has the state of a payment read at the gateway soon, which then contains the new refund. */
const readSoon = (trx: Trx, gatewayPaymentId: string) =>
  trx.updateTable('gatewayPayment').set({ checkedAt: null }).where('id', '=', gatewayPaymentId).execute();

/** Refunds `refundAmount` of one instalment once; less if the host has already refunded a part of it at the gateway. */
export async function refundPayment({ db, jobs, gateway }: Refunding, paymentId: string): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['gatewayPaymentId', 'gatewayRefundId', 'refundAmount'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment === undefined || payment.gatewayRefundId !== null || payment.refundAmount === 0) return;
  const { gatewayPaymentId, refundAmount } = payment;
  if (gatewayPaymentId === null) {
    throw new Error(`payment ${paymentId} has no stored gateway id: refund it by hand at the gateway`);
  }
  const refund = await refundOnce(gateway, gatewayPaymentId, refundAmount, `refund:${paymentId}`);
  await inTransaction(db, async (trx) => {
    await lockReservationOfPayment(trx, gatewayPaymentId);
    await trx
      .updateTable('payment')
      .set({ gatewayRefundId: refund.id ?? null, refundAmount: refund.amount })
      .$if(refund.id !== undefined, (row) => row.set({ status: 'refunded' }))
      .where('id', '=', paymentId)
      .execute();
    await storePaymentState(trx, jobs, refund.state);
    await readSoon(trx, gatewayPaymentId);
  });
}

/** Refunds one part of a refund by the host, once; less if the host has already refunded it at the gateway. */
export async function refundPart({ db, jobs, gateway }: Refunding, partId: string): Promise<void> {
  const part = await db
    .selectFrom('hostRefundPart')
    .innerJoin('payment', 'payment.id', 'hostRefundPart.paymentId')
    .select(['hostRefundPart.amount', 'hostRefundPart.gatewayRefundId', 'payment.gatewayPaymentId'])
    .where('hostRefundPart.id', '=', partId)
    .executeTakeFirst();
  if (part === undefined || part.gatewayRefundId !== null || part.gatewayPaymentId === null) return;
  const { gatewayPaymentId, amount } = part;
  const refund = await refundOnce(gateway, gatewayPaymentId, amount, `part:${partId}`);
  await inTransaction(db, async (trx) => {
    await lockReservationOfPayment(trx, gatewayPaymentId);
    await trx
      .updateTable('hostRefundPart')
      .set({ gatewayRefundId: refund.id ?? null, amount: refund.amount })
      .where('id', '=', partId)
      .execute();
    await storePaymentState(trx, jobs, refund.state);
    await readSoon(trx, gatewayPaymentId);
  });
}

/** Refunds a second payment for the same stay, once. */
export async function refundOverpayment(
  { gateway }: Pick<HostContext, 'gateway'>,
  paymentId: string,
  amount: number,
) {
  await refundOnce(gateway, paymentId, amount, `surplus:${paymentId}`);
}
