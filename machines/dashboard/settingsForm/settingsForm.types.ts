import type { SettingsForm } from '../../../contract/dashboard/pages.ts';
import type { Settings } from '../../../contract/dashboard/settings.ts';
import type { EntryChanges, SettingsEntry } from '../../../contract/dashboard/settingsEntry.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { PhotoAdded } from '../photoUpload/photoUpload.types.ts';
import type { FormDraft } from '../shared/formDraft.ts';
import type { ChangeOutcome } from '../shared/outcomes.ts';
import type { ServiceFailure } from '../shared/serviceFailure.ts';

export interface SettingsFormInput {
  /** Identifies this form in idempotency keys. */
  visitId: string;
  form: SettingsForm;
  /** The unfinished entry that the tab has stored. */
  draft?: FormDraft<SettingsEntry> | undefined;
}

export interface SettingsFormContext extends ServiceFailure, ChangeOutcome, Omit<SettingsFormInput, 'draft'> {
  /** Undefined until they are loaded. */
  settings: Settings | undefined;
  entry: SettingsEntry;
  /** A new password or key, which no draft contains; empty to keep the stored one. */
  secret: string;
  /** Whether the last change removes the mail server or the key, instead of saving the entry. */
  isRemoval: boolean;
  /** Increased when another change is sent. */
  attempt: number;
  /** The settings as they are after an attempt without an answer; undefined until the owner looks. */
  present: Settings | undefined;
}

export type SettingsFormEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'entry.changed'; entry: EntryChanges }
  | { type: 'secret.changed'; secret: string }
  /** The picture that the owner has chosen as the logo is stored. */
  | PhotoAdded
  | { type: 'entry.submitted' }
  /** The owner wants to remove the mail server or the key. */
  | { type: 'removal.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.abandoned' }
  /** The owner looks at the settings before they send the change again. */
  | { type: 'look.requested' }
  /** The owner changes the saved settings once more. */
  | { type: 'form.reopened' };

/** The input of the call that saves the entry or removes what is stored. */
export interface SettingsChange {
  form: SettingsForm;
  settings: Settings;
  entry: SettingsEntry;
  secret: string;
  isRemoval: boolean;
  idempotencyKey: string;
}
