import type * as v from 'valibot';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { toViolation, toViolations } from '../../../contract/schemas/violations.ts';
import { refuseValues } from '../base/refusal.ts';
import { storable } from '../store/storable.ts';

/**
 * Parses the search parameters of a request, the first one of each name.
 * @throws {Refusal} 422 with each invalid value
 */
export function readQuery(request: Request, schema: v.GenericSchema): unknown {
  const { searchParams } = new URL(request.url);
  const texts = Object.fromEntries([...searchParams].toReversed());
  const parsed = parseAs(schema, texts);
  if (!parsed.success) throw refuseValues(toViolations(parsed.issues));
  const unstorable = Object.entries(texts).filter(([, text]) => !storable(text));
  if (unstorable.length > 0)
    throw refuseValues(unstorable.map(([name]) => toViolation(name, 'invalid_characters')));
  return parsed.output;
}
