import type { HostContext } from '../base/context.ts';
import type { DisputeState, PaymentState, RefundState } from '../ports/gateway.ts';
import type { PaymentChange } from '../ports/jobs.ts';
import type { Trx } from '../store/database.ts';

/** Where it is written down, and of which reservation. */
interface PaymentUpdate {
  trx: Trx;
  jobs: HostContext['jobs'];
  reservationId: string;
}

/** What a refund is news of, against what was known of it. */
function getRefundChange(
  { status, key }: RefundState,
  known: Pick<RefundState, 'status'> | undefined,
): PaymentChange | undefined {
  if (status === 'failed') return known?.status === 'failed' ? undefined : 'refundFailed';
  return known === undefined && key === undefined ? 'refunded' : undefined;
}

/** Whether what is said of a refund is older than what is known: one that has failed stays failed, whatever comes late. */
const isOldRefund = ({ status }: RefundState, known: RefundState['status'] | undefined) =>
  known === 'failed' || (known === 'succeeded' && status === 'pending');

/** Writes down refunds, the host's own and others. */
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
    const news = getRefundChange(refund, known);
    if (news !== undefined) await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news, id });
  }
}

const isOver = (status: DisputeState['status']) => status !== 'open' && status !== 'inquiry';

function getDisputeChange(
  { status }: DisputeState,
  known: DisputeState['status'] | undefined,
): PaymentChange | undefined {
  if (isOver(status)) return 'disputeEnded';
  // A bank that asked first, and takes the money now, is news again.
  return known === undefined || known !== status ? 'disputed' : undefined;
}

/**
 * Whether what is said of a dispute is no news, or older than what is known. What has ended stays so, unless it was lost and
 * is heard again; and a bank that has taken the money does not go back to asking.
 */
function isOldDispute({ status }: DisputeState, known: DisputeState['status'] | undefined): boolean {
  if (known === undefined) return false;
  const hasEnded = isOver(known) && known !== 'lost';
  return known === status || hasEnded || (status === 'inquiry' && known !== 'inquiry');
}

/** Writes down what banks question. */
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
    const news = getDisputeChange(dispute, known?.status);
    if (news !== undefined) await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news, id });
  }
}
