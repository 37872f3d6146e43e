import type { Refund } from '../../../contract/schemas/refund.ts';
import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import type { PaymentRow } from '../store/schema.ts';
import { hasBegun } from './canBeCancelled.ts';
import { recheckConflicts } from '../stays/blockedNights.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';
import { getRefundShares } from './refundDue.ts';

/**
 * Cancels a reservation for its guest or its host: deletes codes and drafts, voids open payments, refunds, and enqueues
 * e-mails.
 */
export async function endReservation(
  trx: Trx,
  host: Pick<HostContext, 'jobs'>,
  locked: LockedReservation,
  payments: readonly PaymentRow[],
  refund: Refund,
): Promise<void> {
  const { current, now } = locked;
  const { id } = locked.reservation;
  await trx
    .updateTable('reservation')
    .set({
      status: 'cancelled',
      endReason: 'cancelled',
      endedAt: now,
      refundPercentage: refund.percentage,
      refundAmount: refund.total.amount,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', '=', id).execute();
  // Guests who did not arrive are not reported, so their document data is deleted.
  if (!hasBegun(locked)) await trx.deleteFrom('registration').where('reservationId', '=', id).execute();
  await deleteDrafts(trx, [id]);
  await recheckConflicts(trx, locked.reservation);
  await chargeNothingMore(trx, host, id);
  await giveBack(trx, host, payments, refund);
  if (current.status === 'confirmed') {
    await host.jobs.enqueue(trx, 'mail.cancelled', { reservationId: id });
    await host.jobs.enqueue(trx, 'mail.hostCancelled', { reservationId: id });
  }
}

async function chargeNothingMore(
  trx: Trx,
  host: Pick<HostContext, 'jobs'>,
  reservationId: string,
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ status: 'void' })
    .where('reservationId', '=', reservationId)
    .where('status', 'in', ['scheduled', 'failed'])
    .execute();
  const open = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where('reservationId', '=', reservationId)
    .where('status', 'in', ['open', 'failed', 'processing'])
    .execute();
  for (const { id } of open) await host.jobs.enqueue(trx, 'checkout.expire', { sessionId: id });
}

async function giveBack(
  trx: Trx,
  host: Pick<HostContext, 'jobs'>,
  payments: readonly PaymentRow[],
  refund: Refund,
): Promise<void> {
  for (const { payment, refundAmount } of getRefundShares(refund, payments)) {
    if (refundAmount === 0) continue;
    await trx.updateTable('payment').set({ refundAmount }).where('id', '=', payment.id).execute();
    // The host returns money that was received in person.
    if (payment.collectedBy === 'host') continue;
    await host.jobs.enqueue(trx, 'payment.refund', { paymentId: payment.id });
  }
}
