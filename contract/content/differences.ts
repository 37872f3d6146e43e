import { isRecord } from '../values/isRecord.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import { changeFields, readField } from './documentFields.ts';
import { fieldName, type FieldPath } from './issues.ts';

/** A field whose value differs between two documents; undefined where it is missing. */
export interface Difference {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lists of different lengths, and lists of texts, are one field. */
const haveSameItems = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  [...one, ...other].every((item) => isRecord(item));

function* compare(mine: unknown, theirs: unknown, path: FieldPath): Generator<Difference> {
  if (isEqual(mine, theirs)) return;
  if (haveSameItems(mine, theirs)) {
    for (const [index, item] of (mine as unknown[]).entries())
      yield* compare(item, (theirs as unknown[])[index], [...path, index]);
  } else if ((isRecord(mine) || mine === undefined) && (isRecord(theirs) || theirs === undefined)) {
    const names = new Set([...Object.keys(mine ?? {}), ...Object.keys(theirs ?? {})]);
    // A block without fields, such as a language that was just added, differs from a missing one.
    if (names.size === 0) yield { path, mine, theirs };
    for (const name of names) yield* compare(mine?.[name], theirs?.[name], [...path, name]);
  } else yield { path, mine, theirs };
}

/** Returns the fields that differ between two versions of a document. */
export const findDifferences = (mine: PropertyDocument, theirs: PropertyDocument): Difference[] => [
  ...compare(mine, theirs, []),
];

export type Side = 'mine' | 'theirs';

/** The chosen side of each field, by its name. */
export type Sides = Readonly<Record<string, Side>>;

/**
 * Proposes a side for each difference, from the document that both versions have changed: the only version that changed the
 * field, and mine if both did.
 */
export const proposeSides = (differences: readonly Difference[], base: PropertyDocument): Sides =>
  Object.fromEntries(
    differences.map(({ path, mine }) => [
      fieldName(path),
      isEqual(readField(base, path), mine) ? 'theirs' : 'mine',
    ]),
  );

/** Returns their document with my values of the fields whose side is mine. */
export const mergeDocuments = (
  theirs: PropertyDocument,
  differences: readonly Difference[],
  sides: Sides,
): PropertyDocument =>
  changeFields(
    theirs,
    differences
      .filter(({ path }) => sides[fieldName(path)] !== 'theirs')
      .map(({ path, mine }) => ({ path, value: mine })),
  );
