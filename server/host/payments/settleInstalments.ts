import { isBooked } from '../../../contract/rules/booked.ts';
import { clock } from '../store/database.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { SettlementContext } from './settlement.ts';

/**
 * Records the guest's payment of failed instalments, confirms it by e-mail, and saves the card for later instalments.
 * Refunds the payment if the stay was cancelled, and any amount that was paid twice.
 */
export async function settleInstalments(
  settlement: SettlementContext,
  instalments: readonly PaymentRow[],
): Promise<void> {
  const { trx, jobs, reservation, state } = settlement;
  const isStayBooked = isBooked(reservation);
  const unpaid = instalments.filter(
    ({ gatewayPaymentId, status }) => gatewayPaymentId === null && status !== 'paid',
  );
  for (const { id, amount } of unpaid) {
    await trx
      .updateTable('payment')
      .set({ status: 'paid', gatewayPaymentId: state.paymentId, paidAt: clock })
      .$if(!isStayBooked, (payment) => payment.set({ refundAmount: amount }))
      .where('id', '=', id)
      .execute();
    if (!isStayBooked) await jobs.enqueue(trx, 'payment.refund', { paymentId: id });
  }
  if (isStayBooked && unpaid.length > 0) {
    await jobs.enqueue(trx, 'mail.paymentReceived', { reservationId: reservation.id });
  }
  if (isStayBooked && state.savedCard !== undefined) {
    await trx
      .updateTable('reservation')
      .set({ savedCard: state.savedCard })
      .where('id', '=', reservation.id)
      .execute();
  }

  const paidTwice = instalments.filter((instalment) => !unpaid.includes(instalment));
  const surplus = paidTwice.reduce((sum, { amount }) => sum + amount, 0);
  if (surplus > 0 && state.paymentId !== undefined) {
    await jobs.enqueue(trx, 'payment.returnSurplus', { gatewayPaymentId: state.paymentId, amount: surplus });
  }
}
