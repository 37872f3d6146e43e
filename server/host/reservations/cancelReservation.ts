import type { Write } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import { endReservation } from './endReservation.ts';
import { canBeCancelled } from './canBeCancelled.ts';
import { lockByLink } from '../stays/reservationLink.ts';
import { readPayments } from '../stays/readPayments.ts';
import { refundDue, refundGiven } from './refundDue.ts';

/**
 * Cancels a reservation: frees its nights immediately, and refunds the amount that its policy grants. A repeated
 * cancellation changes nothing.
 */
export const cancelReservation: Write<'cancelReservation'> = async (trx, host, { body }) => {
  const locked = await lockByLink(trx, host, body);
  const { reservation, current, now } = locked;
  const payments = await readPayments(trx, reservation.id);
  if (current.status === 'cancelled') {
    return { status: 'cancelled', refund: refundGiven(reservation, payments) };
  }
  if (!canBeCancelled(locked)) throw new Refusal('wrong-state');

  const refund = refundDue(reservation, payments, now);
  if (body.expectedRefund !== undefined && refund.total.amount < body.expectedRefund) {
    throw new Refusal('terms-changed');
  }
  await endReservation(trx, host, locked, payments, refund);
  return { status: 'cancelled', refund };
};
