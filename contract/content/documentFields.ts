import { isRecord } from '../values/isRecord.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import type { FieldPath } from './issues.ts';

/** A new value of a field; undefined removes it. */
export interface FieldChange {
  readonly path: FieldPath;
  readonly value: unknown;
}

/** Returns the value of a field of a document; undefined if it is missing. */
export const readField = (document: PropertyDocument, path: FieldPath): unknown =>
  path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, document);

function change(value: unknown, [part, ...rest]: FieldPath, next: unknown): unknown {
  if (part === undefined) return next;
  if (typeof part === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const item = change(list[part], rest, next);
    return item === undefined ? list.toSpliced(part, 1) : list.toSpliced(part, 1, item);
  }
  const { [part]: former, ...others } = isRecord(value) ? value : {};
  const inner = change(former, rest, next);
  // A changed field keeps its place, because an export writes the fields in their order.
  if (inner === undefined) return Object.keys(others).length === 0 ? undefined : others;
  return isRecord(value) ? { ...value, [part]: inner } : { [part]: inner };
}

/**
 * Returns a document with changed fields. Missing blocks are added, and blocks without fields are removed. An item can be
 * changed or removed at its index, or added at the index after the last one.
 */
export function changeFields(document: PropertyDocument, changes: readonly FieldChange[]): PropertyDocument {
  const changed = changes.reduce<unknown>(
    (value, { path, value: next }) => change(value, path, next),
    document,
  );
  return { property: {}, texts: {}, ...(changed as Partial<PropertyDocument>) };
}
