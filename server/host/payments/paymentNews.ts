import type { HostContext } from '../base/context.ts';
import type { DisputeState, PaymentState, RefundState } from '../ports/gateway.ts';
import type { PaymentNews } from '../ports/jobs.ts';
import type { Trx } from '../store/database.ts';

/** Where it is written down, and of which reservation. */
interface Keeping {
  trx: Trx;
  jobs: HostContext['jobs'];
  reservationId: string;
}

/** What a refund is news of, against what was known of it. */
function newsOfRefund(
  { status, key }: RefundState,
  known: Pick<RefundState, 'status'> | undefined,
): PaymentNews | undefined {
  if (status === 'failed') return known?.status === 'failed' ? undefined : 'refundFailed';
  return known === undefined && key === undefined ? 'refunded' : undefined;
}

/** Writes down refunds, the host's own and others. A refund that has failed stays failed, whatever comes late. */
export async function keepRefunds(
  { trx, jobs, reservationId }: Keeping,
  { id: gatewayPaymentId, refunds }: PaymentState,
): Promise<void> {
  for (const refund of refunds) {
    const { id, amount, status, key, madeAt } = refund;
    const known = await trx
      .selectFrom('gatewayRefund')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known?.status === 'failed') continue;
    const row = { gatewayPaymentId, amount: amount.amount, status, isOurs: key !== undefined, madeAt };
    await trx
      .insertInto('gatewayRefund')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const news = newsOfRefund(refund, known);
    if (news !== undefined) await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news, id });
  }
}

const isOver = (status: DisputeState['status']) => status !== 'open' && status !== 'inquiry';

function newsOfDispute(
  { status }: DisputeState,
  known: DisputeState['status'] | undefined,
): PaymentNews | undefined {
  if (isOver(status)) return 'disputeEnded';
  // A bank that asked first, and takes the money now, is news again.
  return known === undefined || known !== status ? 'disputed' : undefined;
}

/** Writes down what banks question. What has ended stays so, unless it was lost and is heard again. */
export async function keepDisputes(
  { trx, jobs, reservationId }: Keeping,
  { id: gatewayPaymentId, disputes }: PaymentState,
): Promise<void> {
  for (const dispute of disputes) {
    const { id, amount, reason, status, answerBy = null, madeAt } = dispute;
    const known = await trx
      .selectFrom('gatewayDispute')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known !== undefined && (known.status === status || (isOver(known.status) && known.status !== 'lost')))
      continue;
    const row = { gatewayPaymentId, amount: amount.amount, reason, status, answerBy, madeAt };
    await trx
      .insertInto('gatewayDispute')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const news = newsOfDispute(dispute, known?.status);
    if (news !== undefined) await jobs.enqueue(trx, 'mail.hostPayment', { reservationId, news, id });
  }
}
