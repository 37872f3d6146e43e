import type { FailureReason } from '../../shared/failures.ts';

export interface SharedCalendarInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The id of the property. */
  property: string;
}

export interface SharedCalendarContext extends SharedCalendarInput, FailureReason {
  /** The secret address of the property’s calendar; empty before it is loaded. */
  address: string;
  /** Whether it has replaced the previous one in this visit. */
  isRenewed: boolean;
  /** Increased when the address is replaced once more. */
  attempt: number;
}

export type SharedCalendarEvent =
  | { type: 'retry.requested' }
  | { type: 'connection.returned' }
  /** The person wants another address. */
  | { type: 'renewal.requested' }
  | { type: 'renewal.confirmed' }
  | { type: 'renewal.abandoned' };

export interface RenewalInput {
  property: string;
  idempotencyKey: string;
}
