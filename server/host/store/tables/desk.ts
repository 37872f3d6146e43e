import type { GeneratedInstant, Nullable } from './columns.ts';

/** A refund that a host makes without cancelling the reservation, or after that. Amounts in cents. */
export interface HostRefundTable {
  id: string;
  reservationId: string;
  /** A repeated command with the same key makes no further refund. */
  key: Nullable<string>;
  amount: number;
  /** The reason in the e-mail to the guest; empty after the guest was erased. */
  reason: string;
  /** The name of the person; null for the command line. */
  madeBy: Nullable<string>;
  madeAt: GeneratedInstant;
}

/** The part of a host's refund that is taken from one instalment. */
export interface HostRefundPartTable {
  id: string;
  refundId: string;
  paymentId: string;
  /** Reduced to what was left at the gateway when the part was refunded. */
  amount: number;
  /** Null until the gateway has accepted the refund. */
  gatewayRefundId: Nullable<string>;
}

/**
 * The kinds of events: a note of the host; an e-mail; a revoked link; a reopened registration; a cancellation by the
 * host; a charge that the host repeated.
 */
export type ReservationEventKind =
  | 'note'
  | 'mail'
  | 'newLink'
  | 'registrationReopened'
  | 'cancelledByHost'
  | 'chargeRepeated';

/** An event in the history of a reservation that no other table contains. */
export interface ReservationEventTable {
  id: string;
  reservationId: string;
  at: GeneratedInstant;
  kind: ReservationEventKind;
  /** The name of the person; null for the command line, and for the system. */
  madeBy: Nullable<string>;
  /** The text of a note, or the kind of an e-mail. */
  text: Nullable<string>;
}
