import type { SnapshotFrom } from 'xstate';
import { hasSameFields, readFormDraft, type FormDraft } from '../shared/formDraft.ts';
import type { nightsSelectionMachine } from './nightsSelection.machine.ts';
import { unfinishedNightsMachines } from './nightsSelection.machine.ts';
import { noEntry } from './nightsSelection.setup.ts';
import type { NightsEntry } from './nightsSelection.types.ts';

/** A change of nights with a form in which somebody types. */
export type TypedChange = keyof typeof unfinishedNightsMachines;

export type NightsDraft = FormDraft<NightsEntry & { change: TypedChange }>;

const isTyped = (change: string): change is TypedChange => Object.hasOwn(unfinishedNightsMachines, change);

/** Returns a stored draft if it is an unfinished form about nights. */
export function readNightsDraft(stored: unknown): NightsDraft | undefined {
  const draft = readFormDraft(stored, noEntry);
  if (!draft) return undefined;
  const { nights, rates, stay, change } = draft.entry;
  const isComplete =
    hasSameFields(nights, noEntry.nights) &&
    hasSameFields(rates, noEntry.rates) &&
    hasSameFields(stay, noEntry.stay);
  return isComplete && isTyped(change) ? (draft as NightsDraft) : undefined;
}

/** Returns the unfinished form about nights; undefined if nothing was typed, or the form is closed. */
export function getNightsDraft(
  snapshot: SnapshotFrom<typeof nightsSelectionMachine>,
): NightsDraft | undefined {
  const { visitId, attempt, inputNights, nights, change, stay, reason, rates } = snapshot.context;
  const isOpen = (['rates', 'blocking', 'describing'] as const).some((state) => snapshot.matches(state));
  if (!isOpen || !inputNights || !isTyped(change)) return undefined;
  return { visitId, attempt, entry: { nights, change, stay, reason, rates } };
}
