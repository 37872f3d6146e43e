import { sql } from 'kysely';
import type { Trx } from '../store/database.ts';
import type { PaymentRow } from '../store/schema.ts';

async function readSums(trx: Trx, gatewayPaymentId: string) {
  const returned = await trx
    .selectFrom('gatewayRefund')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('cents'))
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .where('isOurs', '=', false)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow();
  const disputed = await trx
    .selectFrom('gatewayDispute')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('cents'))
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .where('status', 'in', ['open', 'lost'])
    .executeTakeFirstOrThrow();
  return { returned: Number(returned.cents), disputed: Number(disputed.cents) };
}

/** The amounts of the host's own refunds by instalment; refunds that failed at the gateway are not counted. */
async function readHostRefunds(trx: Trx, gatewayPaymentId: string): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('hostRefundPart')
    .innerJoin('payment', 'payment.id', 'hostRefundPart.paymentId')
    .leftJoin('gatewayRefund', 'gatewayRefund.id', 'hostRefundPart.gatewayRefundId')
    .select(['paymentId', sql<string>`sum(host_refund_part.amount)`.as('cents')])
    .where('payment.gatewayPaymentId', '=', gatewayPaymentId)
    .where(sql<boolean>`gateway_refund.status is distinct from 'failed'`)
    .groupBy('paymentId')
    .execute();
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, Number(cents)]));
}

/** Returns the status of an instalment: `refunded` if the host has refunded all of it without a cancellation. */
const getStatus = ({ status, amount, gatewayRefundId, refundAmount }: PaymentRow, returnedAmount: number) => {
  if (status === 'paid' && amount > 0 && returnedAmount === amount) return 'refunded';
  const wasReturned = status === 'refunded' && gatewayRefundId === null && refundAmount === 0;
  return wasReturned && returnedAmount < amount ? 'paid' : status;
};

/**
 * Stores the refunds without a cancellation and the disputed amounts of the instalments of a payment. The host's own
 * refunds name their instalments; refunds that were made manually at the gateway, and disputed amounts, are distributed,
 * the earliest instalment first, each up to its remaining amount.
 */
export async function allocateRefunds(trx: Trx, gatewayPaymentId: string): Promise<void> {
  const remaining = await readSums(trx, gatewayPaymentId);
  const hostRefunds = await readHostRefunds(trx, gatewayPaymentId);
  const payments = await trx
    .selectFrom('payment')
    .selectAll()
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .orderBy('position')
    .execute();
  for (const payment of payments) {
    const left = payment.amount - payment.refundAmount;
    const byHost = Math.min(hostRefunds.get(payment.id) ?? 0, left);
    const byHand = Math.min(remaining.returned, left - byHost);
    const returnedAmount = byHost + byHand;
    const disputedAmount = Math.min(remaining.disputed, left - returnedAmount);
    remaining.returned -= byHand;
    remaining.disputed -= disputedAmount;
    await trx
      .updateTable('payment')
      .set({ returnedAmount, disputedAmount, status: getStatus(payment, returnedAmount) })
      .where('id', '=', payment.id)
      .execute();
  }
}
