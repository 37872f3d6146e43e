import type { PropertyDocument } from './checks/checkDocument.ts';
import { compareDocuments } from './compareDocuments.ts';
import { changeFields, readField } from './documentFields.ts';
import { fieldName, type FieldPath } from './issues.ts';

/** A field whose value differs between two documents; undefined where it is missing. */
export interface Difference {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the path of the field that a path belongs to: a list if it ends with the index of an item. */
const getField = (path: FieldPath): FieldPath => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);

/**
 * Returns the fields that differ between two versions of a document. A list is one field if its items differ in number or
 * order, or are texts.
 */
export function findDifferences(mine: PropertyDocument, theirs: PropertyDocument): Difference[] {
  const fields = new Map(
    compareDocuments(theirs, mine).map(({ path }) => [fieldName(getField(path)), getField(path)]),
  );
  const isWithinAnother = (path: FieldPath) =>
    path.some((_, length) => length > 0 && fields.has(fieldName(path.slice(0, length))));
  return [...fields.values()]
    .filter((path) => !isWithinAnother(path))
    .map((path) => ({ path, mine: readField(mine, path), theirs: readField(theirs, path) }));
}

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
