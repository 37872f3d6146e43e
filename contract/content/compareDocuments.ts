import { isRecord } from '../values/isRecord.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import type { FieldPath } from './issues.ts';
import { matchItems } from './matchItems.ts';

/**
 * A difference between two documents. Items of lists are counted as in the later document, and a removed item as in the
 * earlier one.
 */
export type DocumentChange =
  | { readonly kind: 'changed'; readonly path: FieldPath; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added'; readonly path: FieldPath; readonly after: unknown }
  | { readonly kind: 'removed'; readonly path: FieldPath; readonly before: unknown }
  /** An item of a list has another place; `from` is its index in the earlier document. */
  | { readonly kind: 'moved'; readonly path: FieldPath; readonly from: number; readonly item: unknown };

const isBlock = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).length > 0;

/** Whether the fields of two values are compared one by one; a missing block has no fields. */
const haveFields = (before: unknown, after: unknown): boolean =>
  (isBlock(before) && (isBlock(after) || after === undefined)) || (before === undefined && isBlock(after));

function* compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: FieldPath,
): Generator<DocumentChange> {
  const { pairs, moved } = matchItems(before, after);
  const kept = new Set(pairs.values());
  for (const [index, item] of before.entries())
    if (!kept.has(index)) yield { kind: 'removed', path: [...path, index], before: item };
  for (const [index, item] of after.entries()) {
    const from = pairs.get(index);
    if (from === undefined) {
      yield { kind: 'added', path: [...path, index], after: item };
      continue;
    }
    if (moved.has(index)) yield { kind: 'moved', path: [...path, index], from, item };
    yield* compareValues(before[from], item, [...path, index]);
  }
}

function* compareValues(before: unknown, after: unknown, path: FieldPath): Generator<DocumentChange> {
  if (haveFields(before, after)) {
    const [earlier, later] = [before ?? {}, after ?? {}] as Record<string, unknown>[];
    for (const field of new Set([...Object.keys(later!), ...Object.keys(earlier!)]))
      yield* compareValues(earlier![field], later![field], [...path, field]);
  } else if (Array.isArray(before) && Array.isArray(after)) yield* compareLists(before, after, path);
  else if (JSON.stringify(before) === JSON.stringify(after)) return;
  else if (before === undefined) yield { kind: 'added', path, after };
  else if (after === undefined) yield { kind: 'removed', path, before };
  else yield { kind: 'changed', path, before, after };
}

/**
 * Returns the differences between two documents, field by field in the order of the later one. Applied to the earlier
 * document, they give the later one; the order of the fields in a block is no difference.
 */
export const compareDocuments = (before: PropertyDocument, after: PropertyDocument): DocumentChange[] => [
  ...compareValues(before, after, []),
];
