import type { BackupList, BackupTask } from '../../../contract/dashboard/backups.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';

export interface BackupsInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

/** The context, with the reason of a failed call. */
export interface BackupsContext extends BackupsInput, FailureReason, ChangeOutcome {
  /** The backups that were loaded last; undefined before the first ones. */
  list: BackupList | undefined;
  /** The task that was started last on this visit; undefined before the first one. */
  task: BackupTask | undefined;
  /** The name of the backup that is checked or downloaded. */
  backup: string;
  /** Increased with each action, because each is a request of its own. */
  attempt: number;
}

export type BackupsEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  /** The owner makes a backup, or checks one by a drill. */
  | { type: 'backup.requested' }
  | { type: 'drill.requested'; backup: string }
  /** The owner sends the same request again, whose answer is missing. */
  | { type: 'task.repeated' }
  /** The owner looks again whether a task without an answer was started. */
  | { type: 'look.requested' }
  | { type: 'download.requested'; backup: string }
  | { type: 'download.confirmed' }
  | { type: 'list.requested' };

/** The input of the call that starts a task. */
export interface TaskCall {
  task: BackupTask;
  backup: string;
  idempotencyKey: string;
}

/** The input of the call that prepares a download. */
export type DownloadCall = Omit<TaskCall, 'task'>;
