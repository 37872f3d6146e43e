import type { RegisteredStay } from '../../../contract/dashboard/registrations.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

export interface RegistrationsInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

/** The context, with the reason of a failed call. */
export interface RegistrationsContext extends RegistrationsInput, FailureReason {
  /** The stays that were loaded last. */
  stays: readonly RegisteredStay[];
  /** The stay whose guest is reminded. */
  chosen: RegisteredStay | undefined;
  /** Increased with each reminder, because each is a request of its own. */
  attempt: number;
  /** Whether the last reminder was sent. */
  isReminded: boolean;
}

export type RegistrationsEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  /** The host wants to remind a guest to register. */
  | { type: 'reminder.requested'; stay: RegisteredStay }
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.abandoned' };

export interface ReminderInput {
  /** The number of the reservation. */
  number: string;
  idempotencyKey: string;
}
