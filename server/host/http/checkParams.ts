import type { Operation } from '../../../contract/operation.ts';
import { parseAs } from '../../../contract/schemas/parseAs.ts';
import { Refusal } from '../base/refusal.ts';
import { storable } from '../store/storable.ts';

/**
 * Validates the parameters of a path. A value that cannot be an id is answered as not found.
 * @throws {Refusal} 404
 */
export function checkParams(
  { params = {} }: Pick<Operation, 'params'>,
  raw: Readonly<Record<string, string>>,
): Record<string, string> {
  for (const [name, schema] of Object.entries(params)) {
    const text = raw[name] ?? '';
    if (!parseAs(schema, text).success || !storable(text)) throw new Refusal('not-found');
  }
  return raw;
}
