import type { CancellationTerms, refundChoices, RefundTerms } from '../../../contract/dashboard/deskMoney.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { ChangeOutcome, PresentReservation } from '../shared/outcomes.ts';

/** A refund of a part, or a cancellation with its refund. */
export type RefundKind = 'refund' | 'cancellation';

/** The answers of the form; a refund has an amount and a reason, a cancellation a choice. */
export interface RefundEntry {
  choice: (typeof refundChoices)[number] | 'amount';
  /** The amount as typed. */
  amount: string;
  /** The reason that the guest receives. */
  reason: string;
}

/** The effect of a refund, or its result. */
export type RefundOrCancellation =
  | { kind: 'refund'; terms: RefundTerms }
  | { kind: 'cancellation'; terms: CancellationTerms };

export interface RefundInput {
  /** Identifies this refund in idempotency keys. */
  visitId: string;
  /** The number of the reservation. */
  number: string;
  kind: RefundKind;
}

export interface RefundContext extends RefundInput, FailedCall, ChangeOutcome, PresentReservation {
  entry: RefundEntry;
  /** The effect that the host confirms. */
  effect: RefundOrCancellation | undefined;
  result: RefundOrCancellation | undefined;
  /** Increased when another effect is requested, or the host has refused the last attempt. */
  attempt: number;
}

export type RefundEvent =
  | { type: 'entry.changed'; entry: Partial<RefundEntry> }
  | { type: 'effect.requested' }
  /** The host changes the answers after seeing the effect. */
  | { type: 'entry.reopened' }
  | { type: 'refund.confirmed' }
  | { type: 'refund.abandoned' }
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' }
  /** The host has read the result. */
  | { type: 'refund.finished' };

/** The input of the call that calculates the effect. */
export interface RefundQuery {
  number: string;
  kind: RefundKind;
  entry: RefundEntry;
}

/** The input of the call that makes the refund. */
export interface ConfirmedRefund {
  number: string;
  entry: RefundEntry;
  effect: RefundOrCancellation;
  idempotencyKey: string;
}
