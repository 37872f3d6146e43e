import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Settings } from '../../../../contract/dashboard/settings.ts';
import type { mailTestMachine } from '../../../../machines/dashboard/mailTest/mailTest.machine.ts';
import type { proofMachine } from '../../../../machines/dashboard/proof/proof.machine.ts';
import type { settingsFormMachine } from '../../../../machines/dashboard/settingsForm/settingsForm.machine.ts';
import type { EntryChanges, SettingsEntry } from '../../../../contract/dashboard/settingsEntry.ts';
import type {
  SettingsFormContext,
  SettingsFormEvent,
} from '../../../../machines/dashboard/settingsForm/settingsForm.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type SettingsFormState = AtomicState<SnapshotFrom<typeof settingsFormMachine>['value']>;

export interface SettingsFormProps {
  context: SettingsFormContext;
  /** The proof of identity, while the host requires one. */
  proof: ActorRefFrom<typeof proofMachine> | undefined;
  mailTest: ActorRefFrom<typeof mailTestMachine> | undefined;
  send: (event: SettingsFormEvent) => void;
}

/** The properties of the fields of a form. */
export interface FieldsProps {
  settings: Settings;
  entry: SettingsEntry;
  secret: string;
  /** Returns the properties of the field at a path. */
  bind: (path: string) => BoundField;
  change: (changes: EntryChanges) => void;
  changeSecret: (secret: string) => void;
  getMessage: (path: string) => string | undefined;
}

interface BoundField {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Returns the id of the field at a path. */
export const getFieldId = (path: string): string => `setting-${path}`;
