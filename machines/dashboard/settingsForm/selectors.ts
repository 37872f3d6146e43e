import type { SnapshotFrom } from 'xstate';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { getFormDraft, readFormDraft, type FormDraft } from '../shared/formDraft.ts';
import { proposeEntry } from '../../../contract/dashboard/settingsEntry.ts';
import type { settingsFormMachine } from './settingsForm.machine.ts';
import type { SettingsEntry } from '../../../contract/dashboard/settingsEntry.ts';

/** Returns the unfinished entry; undefined if there is none, or it was saved, or cannot be changed. */
export function getDraft({
  context,
  ...snapshot
}: SnapshotFrom<typeof settingsFormMachine>): FormDraft<SettingsEntry> | undefined {
  if (snapshot.value === 'saved' || snapshot.value === 'readOnly') return undefined;
  const { settings, form } = context;
  return getFormDraft(context, settings ? proposeEntry(settings, form) : {});
}

/** Returns a stored draft if it is one of a form of the settings. */
export function readDraft(stored: unknown): FormDraft<SettingsEntry> | undefined {
  const draft = readFormDraft<SettingsEntry>(stored, {});
  const isEntry =
    draft && isRecord(draft.entry) && Object.values(draft.entry).every((value) => typeof value === 'string');
  return isEntry ? draft : undefined;
}
