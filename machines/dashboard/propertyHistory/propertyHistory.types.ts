import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { ListedVersion, ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

/** Two versions that are compared: the chosen one, and another one. */
export interface VersionChoice {
  version: number;
  other: number;
}

export interface PropertyHistoryInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  property: string;
  /** The versions in the address; undefined for the list of all versions. */
  choice: VersionChoice | undefined;
}

/** The present property, and its versions with the newest first. */
export interface LoadedHistory {
  shown: ShownProperty;
  versions: readonly ListedVersion[];
}

/** The contents of two versions. */
export interface ComparedContents {
  version: PropertyDocument;
  other: PropertyDocument;
}

/** The history, with the contents of two versions. */
export interface Comparison {
  history: LoadedHistory;
  compared: ComparedContents;
}

export interface PropertyHistoryContext extends PropertyHistoryInput, FailureReason {
  /** Undefined until it is loaded. */
  history: LoadedHistory | undefined;
  compared: ComparedContents | undefined;
  /** Increased when another content is restored, or the host’s system has refused the last attempt. */
  attempt: number;
}

export type PropertyHistoryEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'comparison.chosen'; choice: VersionChoice }
  /** A link, or the Back button, has led to another comparison or to the list. */
  | { type: 'address.changed'; choice: VersionChoice | undefined }
  | { type: 'list.requested' }
  /** The host makes the chosen version the draft. */
  | { type: 'restoration.requested' };

export type ComparisonInput = VersionChoice & { property: string };

export interface RestorationInput {
  property: string;
  revision: string;
  document: PropertyDocument;
  idempotencyKey: string;
}
