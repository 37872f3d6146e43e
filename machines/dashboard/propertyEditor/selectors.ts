import type { SnapshotFrom } from 'xstate';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { getEdited, isSame } from './assess.ts';
import type { propertyEditorMachine } from './propertyEditor.machine.ts';
import type { EditedDocument } from './propertyEditor.types.ts';

/** Returns the unsaved changes; undefined if there are none. */
export function getDraft({
  context,
  ...snapshot
}: SnapshotFrom<typeof propertyEditorMachine>): EditedDocument | undefined {
  if (snapshot.value === 'gone' || snapshot.value === 'readOnly') return undefined;
  if (!context.shown) return context.restored;
  const edited = getEdited(context);
  return isSame(context.document, context.shown.document) && !edited?.focalPoints ? undefined : edited;
}

/** Whether the changes are about to be saved. */
export const isSaving = (snapshot: SnapshotFrom<typeof propertyEditorMachine>): boolean =>
  snapshot.matches({ editing: 'waiting' }) || snapshot.matches({ editing: 'saving' });

const isDocument = (value: unknown): boolean =>
  isRecord(value) && isRecord(value['property']) && isRecord(value['texts']);

/** Returns stored changes if they have the form of unsaved changes. */
export const readDraft = (stored: unknown): EditedDocument | undefined =>
  isRecord(stored) &&
  typeof stored['revision'] === 'string' &&
  isDocument(stored['base']) &&
  isDocument(stored['document']) &&
  (stored['focalPoints'] === undefined || isRecord(stored['focalPoints'])) &&
  Array.isArray(stored['sent']) &&
  stored['sent'].every(isDocument)
    ? (stored as unknown as EditedDocument)
    : undefined;
