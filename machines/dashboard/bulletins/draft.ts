import type { SnapshotFrom } from 'xstate';
import { readFormDraft, type FormDraft } from '../shared/formDraft.ts';
import type { bulletinsMachine } from './bulletins.machine.ts';
import type { Filing } from './bulletins.types.ts';

/** Returns a stored draft if it is an unfinished filing. */
export function readFilingDraft(stored: unknown): FormDraft<Filing> | undefined {
  const draft = readFormDraft<Filing>(stored, { reservationIds: [] });
  return Array.isArray(draft?.entry.reservationIds) ? draft : undefined;
}

/** Returns the unfinished filing, without the guests' data; undefined if there is none. */
export function getDraft(snapshot: SnapshotFrom<typeof bulletinsMachine>): FormDraft<Filing> | undefined {
  const { visitId, attempt, chosen, unfinished } = snapshot.context;
  const reservationIds = snapshot.matches('filing')
    ? chosen.map(({ reservationId }) => reservationId)
    : unfinished;
  return reservationIds.length > 0 ? { visitId, attempt, entry: { reservationIds } } : undefined;
}
