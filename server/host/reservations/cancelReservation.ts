import { isHold } from '../../../contract/rules/booked.ts';
import type { Preparation, Write } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import { endReservation } from './endReservation.ts';
import { canBeCancelled } from './canBeCancelled.ts';
import { linkOpens, lockByLink } from '../stays/reservationLink.ts';
import { readPayments } from '../stays/readPayments.ts';
import { getPaid, refundDue, refundGiven } from './refundDue.ts';
import { isUnpaidHold } from './isUnpaidHold.ts';
import { readWithTime } from './readWithTime.ts';
import { requireGatewayState } from './refreshFromGateway.ts';

/**
 * Reads from the gateway whether a hold that should be released has just been paid.
 * @throws {Refusal} 503 if the gateway does not answer
 */
export const prepareCancellation: Preparation<'cancelReservation'> = async (host, { body }) => {
  if (!body.onlyUnpaid) return;
  const reservation = await readWithTime(host.db, body.reservationId);
  if (!linkOpens(host, reservation, body.token) || !isHold(reservation)) return;
  await requireGatewayState(host, reservation.id);
};

/**
 * Cancels a reservation: frees its nights immediately, and refunds the amount that its policy grants. Refuses if the
 * reservation is no longer what the guest saw. A repeated cancellation changes nothing.
 */
export const cancelReservation: Write<'cancelReservation'> = async (trx, host, { body }) => {
  const locked = await lockByLink(trx, host, body);
  const { reservation, current, now } = locked;
  const payments = await readPayments(trx, reservation.id);
  if (current.status === 'cancelled') {
    return { status: 'cancelled', refund: refundGiven(reservation, payments) };
  }
  if (!canBeCancelled(locked)) throw new Refusal('wrong-state');
  if (body.onlyUnpaid && !(await isUnpaidHold(trx, locked, payments))) throw new Refusal('wrong-state');

  const refund = refundDue(reservation, payments, now);
  const { expectedRefund = 0, expectedPaid = Infinity } = body;
  if (refund.total.amount < expectedRefund || getPaid(payments) > expectedPaid) {
    throw new Refusal('terms-changed');
  }
  await endReservation(trx, host, locked, payments, refund);
  return { status: 'cancelled', refund };
};
