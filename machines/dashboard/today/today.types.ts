import type { TodayAnswer } from '../../../contract/dashboard/today.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

export interface TodayInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

/** An action of the host on the page of today. */
export type TodayAction = 'reminder' | 'jobRetry';

/** The context, with the reason of a failed call. */
export interface TodayContext extends TodayInput, FailureReason, ChangeOutcome {
  /** The stays and tasks that were loaded last; undefined before the first ones. */
  today: TodayAnswer | undefined;
  /** The last action; its result may be unknown. */
  action: TodayAction;
  /** The number of the reservation whose guest is reminded, or the id of the job that is retried. */
  subject: string;
  /** Increased with each action, because each is a request of its own. */
  attempt: number;
  /** The result of the last action. */
  done: 'reminded' | 'retried' | undefined;
}

export type TodayEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  /** The host reminds a guest to register. */
  | { type: 'reminder.requested'; number: string }
  /** The host repeats a failed job. */
  | { type: 'jobRetry.requested'; id: string }
  /** The host sends an action again whose answer is missing. */
  | { type: 'reminder.repeated' }
  | { type: 'jobRetry.repeated' }
  /** The host looks again whether an action without an answer was done. */
  | { type: 'look.requested' };

/** The input of the calls: a reservation or a job. */
export interface ActionInput {
  subject: string;
  idempotencyKey: string;
}
