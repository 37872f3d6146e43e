import { clock } from '../store/database.ts';
import type { SettlementContext } from './settlement.ts';

/** Refunds the whole payment of a guest who paid too late or had cancelled the stay. */
export async function refundSession(settlement: SettlementContext, isTooLate: boolean): Promise<void> {
  const { trx, jobs, reservation, session, state } = settlement;
  const { id: reservationId } = reservation;
  const payments = () => trx.updateTable('payment').where('reservationId', '=', reservationId);
  if (session.mode === 'payment') {
    const paidInstalments = await payments()
      .set((eb) => ({
        status: 'paid' as const,
        gatewayPaymentId: state.paymentId,
        paidAt: clock,
        refundAmount: eb.ref('amount'),
      }))
      .where('dueNow', '=', true)
      .where('gatewayPaymentId', 'is', null)
      .where('collectedBy', '=', 'gateway')
      .returning('id')
      .execute();
    if (paidInstalments.length === 0) return enqueueOverpaymentRefund(settlement);
    for (const { id } of paidInstalments) await jobs.enqueue(trx, 'payment.refund', { paymentId: id });
  }
  await payments().set({ status: 'void' }).where('status', '=', 'scheduled').execute();
  if (!isTooLate) return;
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'paid_too_late', endedAt: clock })
    .where('id', '=', reservationId)
    .execute();
  await jobs.enqueue(trx, 'mail.paidTooLate', { reservationId });
}

/** Refunds the second payment of a guest who paid twice for one stay, in two sessions. */
export async function enqueueOverpaymentRefund({
  trx,
  jobs,
  reservation,
  state,
}: SettlementContext): Promise<void> {
  if (state.paymentId === undefined) return;
  const due = await trx
    .selectFrom('payment')
    .select((eb) => eb.fn.sum<string>('amount').as('cents'))
    .where('reservationId', '=', reservation.id)
    .where('dueNow', '=', true)
    .executeTakeFirstOrThrow();
  const amount = Number(due.cents);
  if (amount > 0) {
    await jobs.enqueue(trx, 'payment.returnSurplus', { gatewayPaymentId: state.paymentId, amount });
  }
}
