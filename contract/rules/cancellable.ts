import type { ReservationStatus } from '../values/statuses.ts';
import { isHold } from './booked.ts';
import { hasPayment, type PaymentProgress } from './payments.ts';

interface Reservation extends PaymentProgress {
  readonly status: ReservationStatus;
  readonly cancellation: { readonly allowed: boolean };
}

/**
 * Whether the guest can cancel the reservation on its page. A hold is released only while it is unpaid: a host refuses the
 * release while the gateway is processing a payment.
 */
export const isCancellable = (reservation: Reservation): boolean =>
  reservation.cancellation.allowed && !(isHold(reservation) && hasPayment(reservation));
