import type { HostContext } from '../base/context.ts';
import type { PaymentState } from '../ports/gateway.ts';
import { euros, sumAmounts } from '../pricing/index.ts';
import { inTransaction } from '../store/transaction.ts';
import { lockOwner, storePaymentState } from './gatewayPayments.ts';

type Refunding = Pick<HostContext, 'db' | 'jobs' | 'gateway'>;

/** Returns the refundable amount of a payment in cents: the paid amount minus earlier refunds and disputed amounts. */
function getRefundable({ amount, refunds, disputes }: PaymentState): number {
  const back = refunds.filter(({ status }) => status !== 'failed').map((refund) => refund.amount);
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  return amount.amount - sumAmounts([...back, ...taken.map((dispute) => dispute.amount)]);
}

interface GivenBack {
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
async function giveBack(
  gateway: HostContext['gateway'],
  paymentId: string,
  requestedAmount: number,
  idempotencyKey: string,
): Promise<GivenBack> {
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
  const given = await giveBack(gateway, gatewayPaymentId, refundAmount, `refund:${paymentId}`);
  await inTransaction(db, async (trx) => {
    await lockOwner(trx, gatewayPaymentId);
    await trx
      .updateTable('payment')
      .set({ gatewayRefundId: given.id ?? null, refundAmount: given.amount })
      .$if(given.id !== undefined, (row) => row.set({ status: 'refunded' }))
      .where('id', '=', paymentId)
      .execute();
    await storePaymentState(trx, jobs, given.state);
    await trx
      .updateTable('gatewayPayment')
      .set({ checkedAt: null })
      .where('id', '=', gatewayPaymentId)
      .execute();
  });
}

/** Refunds a second payment for the same stay, once. */
export async function refundSurplus(
  { gateway }: Pick<HostContext, 'gateway'>,
  paymentId: string,
  amount: number,
) {
  await giveBack(gateway, paymentId, amount, `surplus:${paymentId}`);
}
