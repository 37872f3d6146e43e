import type { Language } from '../../../contract/values/language.ts';
import type { FailedCall } from '../../shared/failures.ts';
import type { FormDraft } from '../shared/formDraft.ts';

/** The form of a new property. */
export interface PropertyEntry {
  name: string;
  /** The language of the name, in which the host writes first. */
  language: Language;
  /** The last part of the address of its page: its id. */
  property: string;
}

export interface NewPropertyInput {
  /** Identifies this form in idempotency keys. */
  visitId: string;
  /** The language of the page, which is proposed. */
  language: Language;
  /** The id of the property that is copied; empty for a property without content. */
  like: string;
  /** The unfinished entry that the tab has stored. */
  draft?: FormDraft<PropertyEntry> | undefined;
}

export interface NewPropertyContext extends FailedCall, Omit<NewPropertyInput, 'draft'> {
  entry: PropertyEntry;
  /** Increased when another entry is sent. */
  attempt: number;
}

export type NewPropertyEvent =
  | { type: 'entry.changed'; entry: Partial<PropertyEntry> }
  | { type: 'entry.submitted' };

export interface CreationInput {
  entry: PropertyEntry;
  like: string;
  idempotencyKey: string;
}
