import type { SnapshotFrom } from 'xstate';
import { getFormDraft, type FormDraft } from '../shared/formDraft.ts';
import { proposedEntry } from './entry.ts';
import type { newCalendarMachine } from './newCalendar.machine.ts';
import type { CalendarEntry } from './newCalendar.types.ts';

/**
 * Returns the unfinished entry without its address, which is a secret; undefined if there is none, or the calendar is
 * added.
 */
export function getDraft({
  context,
  ...snapshot
}: SnapshotFrom<typeof newCalendarMachine>): FormDraft<CalendarEntry> | undefined {
  const draft = snapshot.value === 'added' ? undefined : getFormDraft(context, proposedEntry);
  return draft && { ...draft, entry: { ...draft.entry, address: '' } };
}
