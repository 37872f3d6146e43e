import type { HostContext } from '../base/context.ts';
import type { PaymentState } from '../ports/gateway.ts';
import { euros, sumAmounts } from '../pricing/index.ts';
import { inTransaction } from '../store/transaction.ts';
import { lockOwner, takeInPayment } from './gatewayPayments.ts';

type Refunding = Pick<HostContext, 'db' | 'jobs' | 'gateway'>;

/** What can still be given back of a payment: neither what went back before, nor what a bank has taken back. */
function getRefundable({ amount, refunds, disputes }: PaymentState): number {
  const back = refunds.filter(({ status }) => status !== 'failed').map((refund) => refund.amount);
  const taken = disputes.filter(({ status }) => status === 'open' || status === 'lost');
  return amount.amount - sumAmounts([...back, ...taken.map((dispute) => dispute.amount)]);
}

interface GivenBack {
  /** What the gateway said before. */
  state: PaymentState;
  /** The refund; undefined where nothing is left to give back. */
  id: string | undefined;
  /** Cents. */
  amount: number;
}

/**
 * Gives back cents of a payment at the gateway, once: a refund that an earlier try made is found by its key, for as
 * long as the gateway keeps it. Never more than is left.
 */
async function giveBack(
  gateway: HostContext['gateway'],
  paymentId: string,
  requestedAmount: number,
  idempotencyKey: string,
): Promise<GivenBack> {
  const state = await gateway.readPayment(paymentId);
  if (state === undefined) {
    throw new Error(`the gateway does not know payment ${paymentId}: refund it by hand where it was made`);
  }
  const earlier = state.refunds.find(({ key }) => key === idempotencyKey);
  if (earlier !== undefined) return { state, id: earlier.id, amount: earlier.amount.amount };
  const amount = Math.max(0, Math.min(requestedAmount, getRefundable(state)));
  if (amount === 0) return { state, id: undefined, amount };
  const { id } = await gateway.refund({ paymentId, amount: euros(amount), idempotencyKey });
  return { state, id, amount };
}

/** Gives back `refundAmount` of one instalment, once; less where somebody gave back of it at the gateway before. */
export async function refundPayment({ db, jobs, gateway }: Refunding, paymentId: string): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['gatewayPaymentId', 'gatewayRefundId', 'refundAmount'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment === undefined || payment.gatewayRefundId !== null || payment.refundAmount === 0) return;
  const { gatewayPaymentId, refundAmount } = payment;
  if (gatewayPaymentId === null) {
    throw new Error(
      `the gateway's id of payment ${paymentId} is not known: refund it at the gateway by hand`,
    );
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
    await takeInPayment(trx, jobs, given.state);
    await trx
      .updateTable('gatewayPayment')
      .set({ checkedAt: null })
      .where('id', '=', gatewayPaymentId)
      .execute();
  });
}

/** Gives back a second payment for the same stay, once. */
export async function returnSurplus(
  { gateway }: Pick<HostContext, 'gateway'>,
  paymentId: string,
  amount: number,
) {
  await giveBack(gateway, paymentId, amount, `surplus:${paymentId}`);
}
