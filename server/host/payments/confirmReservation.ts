import type { HostContext } from '../base/context.ts';
import { recheckConflicts } from '../stays/blockedNights.ts';
import { clock, type Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import type { SettlementContext } from './settlement.ts';

type Jobs = HostContext['jobs'];

/** Closes the checkout sessions of a reservation in which nothing was paid. */
export async function expireOpenSessions(trx: Trx, jobs: Jobs, reservationId: string): Promise<void> {
  const open = await trx
    .selectFrom('checkoutSession')
    .select('id')
    .where('reservationId', '=', reservationId)
    .where('status', 'in', ['open', 'failed'])
    .execute();
  for (const { id } of open) await jobs.enqueue(trx, 'checkout.expire', { sessionId: id });
}

/** Books the nights of a reservation that awaited its payment: enqueues the e-mails, and closes its checkout sessions. */
export async function confirmNights(
  trx: Trx,
  jobs: Jobs,
  reservation: Pick<ReservationRow, 'id' | 'unitId' | 'startDate' | 'endDate'>,
  savedCard?: string,
): Promise<void> {
  const { id: reservationId } = reservation;
  await trx
    .updateTable('reservation')
    .set({
      status: 'confirmed',
      endReason: null,
      endedAt: null,
      confirmedAt: clock,
      savedCard,
      // A paid reservation does not count towards the limits of unpaid ones.
      callerMarks: null,
    })
    .where('id', '=', reservationId)
    .execute();
  await recheckConflicts(trx, reservation);
  await jobs.enqueue(trx, 'mail.confirmed', { reservationId });
  await jobs.enqueue(trx, 'mail.hostConfirmed', { reservationId });
  await expireOpenSessions(trx, jobs, reservationId);
}

/** Confirms a paid reservation, and marks the instalments that were due as paid. Later instalments stay scheduled. */
export async function confirmReservation({
  trx,
  jobs,
  reservation,
  state,
}: SettlementContext): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ status: 'paid', gatewayPaymentId: state.paymentId, paidAt: clock })
    .where('reservationId', '=', reservation.id)
    .where('dueNow', '=', true)
    .execute();
  await confirmNights(trx, jobs, reservation, state.savedCard);
}
