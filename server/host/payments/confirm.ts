import { clock } from '../store/database.ts';
import type { Settled } from './settled.ts';

/** The stay is the guest's: what was due is paid, the rest stays scheduled, and mails say so. */
export async function confirm({ trx, jobs, reservation, state }: Settled): Promise<void> {
  const { id: reservationId } = reservation;
  await trx
    .updateTable('reservation')
    .set({
      status: 'confirmed',
      endReason: null,
      endedAt: null,
      confirmedAt: clock,
      savedCard: state.savedCard,
      // What is paid counts for nobody any more.
      callerMarks: null,
    })
    .where('id', '=', reservationId)
    .execute();
  await trx
    .updateTable('payment')
    .set({ status: 'paid', gatewayPaymentId: state.paymentId, paidAt: clock })
    .where('reservationId', '=', reservationId)
    .where('dueNow', '=', true)
    .execute();
  await jobs.enqueue(trx, 'mail.confirmed', { reservationId });
  await jobs.enqueue(trx, 'mail.hostConfirmed', { reservationId });

  const others = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where('reservationId', '=', reservationId)
    .where('status', 'in', ['open', 'failed'])
    .execute();
  for (const { id } of others) await jobs.enqueue(trx, 'checkout.expire', { sessionId: id });
}
