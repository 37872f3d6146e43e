import { recheckConflicts } from '../stays/blockedNights.ts';
import { clock } from '../store/database.ts';
import type { SettlementContext } from './settlement.ts';

/**
 * Confirms a paid reservation: marks the instalments that were due as paid, enqueues the e-mails, and closes its other
 * checkout sessions. Later instalments stay scheduled.
 */
export async function confirmReservation({
  trx,
  jobs,
  reservation,
  state,
}: SettlementContext): Promise<void> {
  const { id: reservationId } = reservation;
  await trx
    .updateTable('reservation')
    .set({
      status: 'confirmed',
      endReason: null,
      endedAt: null,
      confirmedAt: clock,
      savedCard: state.savedCard,
      // A paid reservation does not count towards the limits of unpaid ones.
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
  await recheckConflicts(trx, reservation);
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
