import type { HostContext } from '../base/context.ts';
import { euros } from '../pricing/index.ts';

type Refunding = Pick<HostContext, 'db' | 'gateway'>;

/** Gives back `refundAmount` of one instalment, once. */
export async function refundPayment({ db, gateway }: Refunding, paymentId: string): Promise<void> {
  const payment = await db
    .selectFrom('payment')
    .select(['gatewayPaymentId', 'gatewayRefundId', 'refundAmount'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment === undefined || payment.gatewayRefundId !== null || payment.refundAmount === 0) return;
  if (payment.gatewayPaymentId === null) {
    throw new Error(
      `the gateway's id of payment ${paymentId} is not known: refund it at the gateway by hand`,
    );
  }
  const { id } = await gateway.refund({
    paymentId: payment.gatewayPaymentId,
    amount: euros(payment.refundAmount),
    idempotencyKey: `refund:${paymentId}`,
  });
  await db
    .updateTable('payment')
    .set({ status: 'refunded', gatewayRefundId: id })
    .where('id', '=', paymentId)
    .execute();
}

/** Gives back a second payment for the same stay, once. */
export async function returnSurplus(
  { gateway }: Pick<HostContext, 'gateway'>,
  paymentId: string,
  amount: number,
) {
  await gateway.refund({ paymentId, amount: euros(amount), idempotencyKey: `surplus:${paymentId}` });
}
