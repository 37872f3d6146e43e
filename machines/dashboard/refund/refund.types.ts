import type { CancellationTerms, refundChoices, RefundTerms } from '../../../contract/dashboard/deskMoney.ts';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';
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
  /** The unfinished entry that the tab has stored. */
  draft?: FormDraft<RefundEntry> | undefined;
}

export interface RefundContext
  extends Omit<RefundInput, 'draft'>, FailedCall, ChangeOutcome, PresentReservation {
  /** Undefined until it is loaded. */
  reservation: DeskReservation | undefined;
  entry: RefundEntry;
  /** The effect that the host confirms. */
  effect: RefundOrCancellation | undefined;
  result: RefundOrCancellation | undefined;
  /** Increased when another effect is requested, or the host has refused the last attempt. */
  attempt: number;
}

export type RefundEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'entry.changed'; entry: Partial<RefundEntry> }
  | { type: 'effect.requested' }
  /** The host changes the answers after seeing the effect. */
  | { type: 'entry.reopened' }
  | { type: 'refund.confirmed' }
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' };

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
