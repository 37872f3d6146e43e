import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import type { deskFormMachine } from './deskForm.machine.ts';
import { emptyEntry, proposeEntry } from './deskForm.setup.ts';
import type { DeskEntry } from './deskForm.types.ts';

/** Returns the unfinished entry; undefined if there is none, or it was saved, or cannot be saved any more. */
export function getDraft({
  context,
  ...snapshot
}: SnapshotFrom<typeof deskFormMachine>): FormDraft<DeskEntry> | undefined {
  const { reservation, saved } = context;
  if (saved || snapshot.value === 'impossible') return undefined;
  return getFormDraft(context, reservation ? proposeEntry(reservation) : emptyEntry);
}
