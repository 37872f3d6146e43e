import type { BulletinFile, DueStay } from '../../../contract/dashboard/bulletins.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import type { FormDraft } from '../shared/formDraft.ts';

/** The stays that somebody marks as reported, as the tab stores them until they are marked. */
export interface Filing {
  reservationIds: readonly string[];
}

export interface BulletinsInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** The unfinished filing that the tab has stored. */
  draft?: FormDraft<Filing> | undefined;
}

/** The context, with the reason of a failed call. */
export interface BulletinsContext extends Omit<BulletinsInput, 'draft'>, FailureReason {
  /** The stays that were loaded last. */
  stays: readonly DueStay[];
  /** The reservations of an unfinished filing until the stays are loaded. */
  unfinished: readonly string[];
  /** The stays whose guests are exported, or marked as reported. */
  chosen: readonly DueStay[];
  /** The exported files, while the host sees them. They contain documents of guests. */
  files: readonly BulletinFile[];
  /** Increased with each action, because each is a request of its own. */
  attempt: number;
  /** Whether the last stays were marked as reported. */
  isFiled: boolean;
}

export type BulletinsEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  /** The host wants the files that report the guests of stays. */
  | { type: 'export.requested'; stays: readonly DueStay[] }
  | { type: 'export.confirmed' }
  /** The host wants to mark the guests of stays as reported. */
  | { type: 'filing.requested'; stays: readonly DueStay[] }
  | { type: 'filing.confirmed' }
  /** The host returns to the list. */
  | { type: 'list.requested' };

export interface ChosenStays {
  reservationIds: string[];
  idempotencyKey: string;
}
