import type { HostContext } from '../base/context.ts';
import type { DisputeState, PaymentState, RefundState } from '../ports/gateway.ts';
import type { PaymentChange } from '../ports/jobs.ts';
import type { Trx } from '../store/database.ts';

/** The transaction that stores the changes, and the reservation that they belong to. */
interface PaymentUpdate {
  trx: Trx;
  jobs: HostContext['jobs'];
  reservationId: string;
}

/**
 * Returns the change to report for a refund, compared with its stored state; undefined if there is nothing to report.
 */
function getRefundChange(
  { status, key }: RefundState,
  known: Pick<RefundState, 'status'> | undefined,
): PaymentChange | undefined {
  if (status === 'failed') return known?.status === 'failed' ? undefined : 'refundFailed';
  return known === undefined && key === undefined ? 'refunded' : undefined;
}

/**
 * Whether the state of a refund is older than the stored one: a failed refund stays failed, even if an earlier state
 * arrives late.
 */
const isOldRefund = ({ status }: RefundState, known: RefundState['status'] | undefined) =>
  known === 'failed' || (known === 'succeeded' && status === 'pending');

/** Stores all refunds of a payment, including those that the host made at the gateway. */
export async function storeRefunds(
  { trx, jobs, reservationId }: PaymentUpdate,
  { id: gatewayPaymentId, refunds }: PaymentState,
): Promise<void> {
  for (const refund of refunds) {
    const { id, amount, status, key, madeAt } = refund;
    const known = await trx
      .selectFrom('gatewayRefund')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (isOldRefund(refund, known?.status)) continue;
    const row = { gatewayPaymentId, amount: amount.amount, status, isOurs: key !== undefined, madeAt };
    await trx
      .insertInto('gatewayRefund')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const change = getRefundChange(refund, known);
    if (change !== undefined)
      await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news: change, id });
  }
}

const isEnded = (status: DisputeState['status']) => status !== 'open' && status !== 'inquiry';

function getDisputeChange(
  { status }: DisputeState,
  known: DisputeState['status'] | undefined,
): PaymentChange | undefined {
  if (isEnded(status)) return 'disputeEnded';
  // An inquiry of the bank that became a dispute is a change.
  return known === undefined || known !== status ? 'disputed' : undefined;
}

/**
 * Whether the state of a dispute is unchanged, or older than the stored one. An ended dispute stays ended, unless it
 * was lost and the bank reviews it again; a dispute does not become an inquiry again.
 */
function isOldDispute({ status }: DisputeState, known: DisputeState['status'] | undefined): boolean {
  if (known === undefined) return false;
  const hasEnded = isEnded(known) && known !== 'lost';
  return known === status || hasEnded || (status === 'inquiry' && known !== 'inquiry');
}

/** Stores the disputes of a payment. */
export async function storeDisputes(
  { trx, jobs, reservationId }: PaymentUpdate,
  { id: gatewayPaymentId, disputes }: PaymentState,
): Promise<void> {
  for (const dispute of disputes) {
    const { id, amount, reason, status, answerBy = null, madeAt } = dispute;
    const known = await trx
      .selectFrom('gatewayDispute')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (isOldDispute(dispute, known?.status)) continue;
    const row = { gatewayPaymentId, amount: amount.amount, reason, status, answerBy, madeAt };
    await trx
      .insertInto('gatewayDispute')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const change = getDisputeChange(dispute, known?.status);
    if (change !== undefined)
      await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news: change, id });
  }
}
