import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { Side, Sides } from '../../../contract/content/differences.ts';
import type { FieldChange } from '../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../contract/content/issues.ts';
import type { ShownProperty, StoredDraft } from '../../../contract/dashboard/properties.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FocalPoints } from '../../../contract/values/focalPoint.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { PhotoAdded } from '../photoUpload/photoUpload.types.ts';
import type { DataChanged } from '../shared/dataChanged.ts';

/** A document that a person changes, with the content that it changes. */
export interface EditedDocument {
  /** The revision of the stored content from which the changes began. */
  revision: string;
  base: PropertyDocument;
  document: PropertyDocument;
  /** The chosen points of photos that are not stored yet; missing without any. */
  focalPoints?: FocalPoints;
  /** The documents that were sent without an answer; the host may have stored one of them. */
  sent: readonly PropertyDocument[];
}

export interface EditorInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  property: string;
  /** The unsaved changes that the tab has stored. */
  draft?: EditedDocument | undefined;
}

export interface EditorContext extends FailureReason {
  visitId: string;
  property: string;
  /** The unsaved changes from an earlier visit, until the property is loaded. */
  restored: EditedDocument | undefined;
  /** The property as it is stored; its document is the one from which the changes begin. */
  shown: ShownProperty | undefined;
  /** The content with the changes that are not saved yet. */
  document: PropertyDocument;
  sent: readonly PropertyDocument[];
  /** The points of photos that the person has chosen since the property was loaded. */
  focalPoints: FocalPoints;
  /** Those that the host has stored. */
  storedFocalPoints: FocalPoints;
  /** Increased when something else is sent, or the host’s system has refused the last attempt. */
  attempt: number;
  /** The property as somebody else has stored it, while the versions conflict. */
  theirs: ShownProperty | undefined;
  /** The chosen side of each field that differs. */
  sides: Sides;
}

export interface SaveInput {
  property: string;
  revision: string;
  document: PropertyDocument;
  focalPoints: FocalPoints;
  idempotencyKey: string;
}

/** A saved document, and what the host answered. */
export interface SavedDraft extends StoredDraft {
  document: PropertyDocument;
  focalPoints: FocalPoints;
}

/** The person changes fields of the document, or chooses the points of photos that stay visible. */
export interface FieldsChanged {
  type: 'fields.changed';
  changes: readonly FieldChange[];
  focalPoints?: FocalPoints;
}

export type EditorEvent =
  | ConnectionReturned
  | DataChanged
  | PhotoAdded
  | { type: 'retry.requested' }
  | FieldsChanged
  /** The person leaves a field, so what was typed is complete. */
  | { type: 'field.left' }
  /** The person wants to leave the page. */
  | { type: 'page.left' }
  | { type: 'side.chosen'; path: FieldPath; side: Side }
  | { type: 'sides.chosen'; side: Side }
  | { type: 'conflict.resolved' }
  | { type: 'changes.discarded' };
