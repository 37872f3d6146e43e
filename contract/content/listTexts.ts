import { isRecord } from '../values/isRecord.ts';
import type { FieldPath } from './issues.ts';

/** Iterates over the texts of a file, each with the path of its field. */
export function* listTexts(
  value: unknown,
  path: FieldPath = [],
): Generator<readonly [path: FieldPath, text: string]> {
  if (typeof value === 'string') yield [path, value];
  const entries = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) yield* listTexts(inner, [...path, key]);
}
