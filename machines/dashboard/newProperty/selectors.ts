import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import { createEntry } from './entry.ts';
import type { newPropertyMachine } from './newProperty.machine.ts';
import type { PropertyEntry } from './newProperty.types.ts';

/** Returns the unfinished entry; undefined if there is none, or the property is created. */
export const getDraft = ({
  context,
  ...snapshot
}: SnapshotFrom<typeof newPropertyMachine>): FormDraft<PropertyEntry> | undefined =>
  snapshot.value === 'created' ? undefined : getFormDraft(context, createEntry(context.language));
