import { isRecord } from '../../../contract/values/isRecord.ts';

/** The unfinished input of a form, as the tab stores it until it is sent. */
export interface FormDraft<Entry extends object> {
  /** Identifies the form in idempotency keys, so that an attempt without an answer is repeated with the same key. */
  visitId: string;
  attempt: number;
  entry: Entry;
}

/** Returns the draft of a form; undefined if its entry is the proposed one. */
export function getFormDraft<Entry extends object>(
  { visitId, attempt, entry }: FormDraft<Entry>,
  proposed: Entry,
): FormDraft<Entry> | undefined {
  const isChanged = JSON.stringify(entry) !== JSON.stringify(proposed);
  return isChanged ? { visitId, attempt, entry } : undefined;
}

/** Whether a stored value has the fields of `model`, with values of the same types. */
export const hasSameFields = <Model extends object>(stored: unknown, model: Model): stored is Model =>
  isRecord(stored) && Object.entries(model).every(([field, value]) => typeof stored[field] === typeof value);

/** Returns a stored draft if it has the fields of the form. */
export function readFormDraft<Entry extends object>(
  stored: unknown,
  proposed: Entry,
): FormDraft<Entry> | undefined {
  const model: FormDraft<Entry> = { visitId: '', attempt: 0, entry: proposed };
  return hasSameFields(stored, model) && hasSameFields(stored.entry, proposed) ? stored : undefined;
}
