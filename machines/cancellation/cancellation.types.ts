import type { Refund } from '../../contract/schemas/refund.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { FailureReason } from '../shared/failures.ts';
import type { ReservationUpdated, ReservationVisit } from '../shared/reservationUpdated.ts';

/** The terms of a cancellation that the guest sees. */
export interface Terms {
  /** The refund: the expected one before the cancellation, the actual one afterwards. */
  refund: Refund | undefined;
  /** The amount that the guest has paid, in cents. */
  paid: number;
  /** Whether the reservation is only a hold, whose stay is not booked. */
  isHold: boolean;
}

export interface CancellationContext extends ReservationVisit, FailureReason, Terms {
  /** Increased when the cancellation is sent with different terms. */
  attempt: number;
  policies: Reservation['cancellation']['policies'];
}

export type CancellationEvent =
  | ReservationUpdated
  | { type: 'cancellation.begun' }
  | { type: 'cancellation.dismissed' }
  | { type: 'cancellation.confirmed' };

/** A cancellation with the terms that the guest saw. */
export interface CancellationInput {
  reservationId: string;
  token: string;
  /** In cents. */
  expectedRefund: number;
  /** In cents. */
  expectedPaid: number;
  /** Whether the guest saw only a hold. */
  onlyUnpaid: boolean;
  idempotencyKey: string;
}
