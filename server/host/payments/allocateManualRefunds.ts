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

/** Returns the status of an instalment: `refunded` if the host has refunded all of it manually at the gateway. */
const getStatus = ({ status, amount, gatewayRefundId, refundAmount }: PaymentRow, returnedAmount: number) => {
  if (status === 'paid' && amount > 0 && returnedAmount === amount) return 'refunded';
  const wasByHand = status === 'refunded' && gatewayRefundId === null && refundAmount === 0;
  return wasByHand && returnedAmount < amount ? 'paid' : status;
};

/**
 * Distributes refunds that were made manually at the gateway, and disputed amounts, over the instalments of a payment:
 * the earliest first, each up to its remaining amount.
 */
export async function allocateManualRefunds(trx: Trx, gatewayPaymentId: string): Promise<void> {
  const remaining = await readSums(trx, gatewayPaymentId);
  const payments = await trx
    .selectFrom('payment')
    .selectAll()
    .where('gatewayPaymentId', '=', gatewayPaymentId)
    .orderBy('position')
    .execute();
  for (const payment of payments) {
    const returnedAmount = Math.min(remaining.returned, payment.amount - payment.refundAmount);
    const disputedAmount = Math.min(
      remaining.disputed,
      payment.amount - payment.refundAmount - returnedAmount,
    );
    remaining.returned -= returnedAmount;
    remaining.disputed -= disputedAmount;
    await trx
      .updateTable('payment')
      .set({ returnedAmount, disputedAmount, status: getStatus(payment, returnedAmount) })
      .where('id', '=', payment.id)
      .execute();
  }
}
