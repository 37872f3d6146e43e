import type { Write } from '../base/call.ts';
import { opens } from '../keys/linkToken.ts';
import { Refusal } from '../base/refusal.ts';
import { endReservation } from './endReservation.ts';
import { canBeCancelled } from './canBeCancelled.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { readPayments } from '../stays/readPayments.ts';
import { refundDue, refundGiven } from './refundDue.ts';

/**
 * Calls a reservation off: the nights are free at once, and what its policy gives back is refunded.
 * Calling it off twice is calling it off once.
 */
export const cancelReservation: Write<'cancelReservation'> = async (trx, host, { body }) => {
  const locked = await lockReservation(trx, host, body.reservationId);
  const { reservation, current, now } = locked;
  if (!opens(host.keys, reservation, body.token)) throw new Refusal('not-found');
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
