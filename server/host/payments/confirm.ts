import { clock } from '../store/database.ts';
import type { Settled } from './settleSession.ts';

/** The stay is the guest's: what was due is paid, the rest stays scheduled, and mails say so. */
export async function confirm({ trx, jobs, reservation, session, state }: Settled): Promise<void> {
  const { id: reservationId } = reservation;
  await trx
    .updateTable('reservation')
    .set({
      status: 'confirmed',
      endReason: null,
      endedAt: null,
      confirmedAt: clock,
      savedCard: state.savedCard,
    })
    .where('id', '=', reservationId)
    .execute();
  const payments = () => trx.updateTable('payment').where('reservationId', '=', reservationId);
  if (session.mode === 'payment') {
    await payments()
      .set({ status: 'paid', gatewayPaymentId: state.paymentId, paidAt: clock })
      .where('dueNow', '=', true)
      .execute();
  }
  await jobs.enqueue(trx, 'mail.confirmed', { reservationId });
  await jobs.enqueue(trx, 'mail.hostConfirmed', { reservationId });

  const others = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where('reservationId', '=', reservationId)
    .where('id', '!=', session.id)
    .where('status', 'in', ['open', 'failed'])
    .execute();
  for (const { id } of others) await jobs.enqueue(trx, 'checkout.expire', { sessionId: id });
}
