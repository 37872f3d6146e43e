import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import type { FormDraft } from '../shared/formDraft.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';

/** The form of a publication. */
export interface PublicationEntry {
  /** The note about the version, which may be empty. */
  note: string;
}

/** The width and the language of the preview. */
export interface PreviewChoice {
  width: 'phone' | 'desktop';
  language: Language;
}

export interface PropertyReviewInput {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  property: string;
  /** The language of the page, in which the preview begins. */
  language: Language;
  /** The unfinished note that the tab has stored. */
  draft?: FormDraft<PublicationEntry> | undefined;
}

export interface PropertyReviewContext
  extends Omit<PropertyReviewInput, 'draft' | 'language'>, FailureReason, ChangeOutcome {
  /** Undefined until it is loaded. */
  shown: ShownProperty | undefined;
  entry: PublicationEntry;
  preview: PreviewChoice;
  /** The content that was sent to be published, with its revision. */
  sent: Pick<ShownProperty, 'revision' | 'document'> | undefined;
  /** Increased when another content or note is sent, or the host’s system has refused the last attempt. */
  attempt: number;
}

export type PropertyReviewEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged
  | { type: 'note.changed'; note: string }
  | { type: 'preview.changed'; preview: Partial<PreviewChoice> }
  | { type: 'publication.requested' }
  /** The host looks whether the property was published before they send it again. */
  | { type: 'look.requested' };

export interface PublicationInput {
  property: string;
  revision: string;
  note: string;
  idempotencyKey: string;
}
