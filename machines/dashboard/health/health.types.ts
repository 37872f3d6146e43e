import type { CheckAnswer, HealthAnswer } from '../../../contract/dashboard/health.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';

export interface HealthInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

/** The context, with the reason of a failed call. */
export interface HealthContext extends HealthInput, FailureReason, ChangeOutcome {
  /** The failed jobs and the version that were loaded last; undefined before the first ones. */
  health: HealthAnswer | undefined;
  /** The result of the last checks; undefined before the first ones. */
  checks: CheckAnswer | undefined;
  /** The id of the job that is retried; empty for all. */
  job: string;
  /** Increased with each action, because each is a request of its own. */
  attempt: number;
  /** The result of the last action. */
  done: 'retried' | 'repaired' | undefined;
}

export type HealthEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  /** The owner wants all checks to be made again. */
  | { type: 'check.requested' }
  /** The owner retries a failed job, or all of them with an empty id. */
  | { type: 'jobRetry.requested'; id: string }
  /** The owner has the webhook endpoint at the payment gateway created or corrected. */
  | { type: 'repair.requested' }
  /** The owner sends an action again whose answer is missing. */
  | { type: 'jobRetry.repeated' }
  | { type: 'repair.repeated' }
  /** The owner looks again whether an action without an answer was done. */
  | { type: 'look.requested' };

/** The input of the calls that change something. */
export interface HealthCall {
  /** The id of a job; empty for all jobs, and for other calls. */
  job: string;
  idempotencyKey: string;
}
