import type { CancellationTerms, refundChoices, RefundTerms } from '../../../contract/dashboard/deskMoney.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { ChangeOutcome, PresentReservation } from '../shared/outcomes.ts';

/** A refund of a part, or a cancellation with its refund. */
export type RepaymentKind = 'refund' | 'cancellation';

/** The answers of the form; a refund has an amount and a reason, a cancellation a choice. */
export interface RepaymentEntry {
  choice: (typeof refundChoices)[number] | 'amount';
  /** The amount as typed. */
  amount: string;
  /** The reason that the guest receives. */
  reason: string;
}

/** The effect of a repayment, or its result. */
export type RepaymentTerms =
  | { kind: 'refund'; terms: RefundTerms }
  | { kind: 'cancellation'; terms: CancellationTerms };

export interface RepaymentInput {
  /** Identifies this repayment in idempotency keys. */
  visitId: string;
  /** The number of the reservation. */
  number: string;
  kind: RepaymentKind;
}

export interface RepaymentContext extends RepaymentInput, FailedCall, ChangeOutcome, PresentReservation {
  entry: RepaymentEntry;
  /** The effect that the host confirms. */
  effect: RepaymentTerms | undefined;
  result: RepaymentTerms | undefined;
  /** Increased when another effect is requested, or the host has refused the last attempt. */
  attempt: number;
}

export type RepaymentEvent =
  | { type: 'entry.changed'; entry: Partial<RepaymentEntry> }
  | { type: 'effect.requested' }
  /** The host changes the answers after seeing the effect. */
  | { type: 'entry.reopened' }
  | { type: 'repayment.confirmed' }
  | { type: 'repayment.abandoned' }
  /** The host looks at the reservation before they send it again. */
  | { type: 'look.requested' }
  /** The host has read the result. */
  | { type: 'repayment.finished' };

/** The input of the call that calculates the effect. */
export interface RefundQuery {
  number: string;
  kind: RepaymentKind;
  entry: RepaymentEntry;
}

/** The input of the call that makes the repayment. */
export interface ConfirmedRepayment {
  number: string;
  entry: RepaymentEntry;
  effect: RepaymentTerms;
  idempotencyKey: string;
}
