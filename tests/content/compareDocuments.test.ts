import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDocuments, type DocumentChange } from '../../contract/content/compareDocuments.ts';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { isRecord } from '../../contract/values/isRecord.ts';
import type { FieldPath } from '../../contract/content/issues.ts';
import { anyDocument } from './support/anyDocument.ts';

type Mutable = Record<string | number, unknown>;

/** Sets or removes a field, and removes blocks that become empty. */
function setField(value: unknown, [part, ...rest]: FieldPath, next: unknown): unknown {
  if (part === undefined) return next;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Mutable) }) as Mutable;
  const inner = setField(copy[part] ?? {}, rest, next);
  if (inner === undefined) delete copy[part];
  else copy[part] = inner;
  return isRecord(copy) && Object.keys(copy).length === 0 ? undefined : copy;
}

const readValue = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>((inner, part) => (inner as Mutable)[part], value);

/** Changes the items of one list. */
function arrange(list: readonly unknown[], changes: readonly DocumentChange[]): unknown[] {
  const [gone, placed] = [new Set<number>(), new Map<number, unknown>()];
  for (const change of changes) {
    const index = change.path.at(-1) as number;
    if (change.kind === 'removed') gone.add(index);
    if (change.kind === 'added') placed.set(index, change.after);
    if (change.kind !== 'moved') continue;
    gone.add(change.from);
    placed.set(index, list[change.from]);
  }
  const others = list.filter((_, index) => !gone.has(index));
  return Array.from({ length: others.length + placed.size }, (_, index) =>
    placed.has(index) ? placed.get(index) : others.shift(),
  );
}

const isAboutItem = ({ kind, path }: DocumentChange) =>
  kind === 'moved' || (kind !== 'changed' && typeof path.at(-1) === 'number');

/** Applies changes to a document: first the places of the items of lists, outer lists first, then the values. */
function apply(document: PropertyDocument, changes: readonly DocumentChange[]): unknown {
  const lists = Map.groupBy(changes.filter(isAboutItem), ({ path }) => JSON.stringify(path.slice(0, -1)));
  const ordered = [...lists]
    .map(([path, ofList]) => [JSON.parse(path) as FieldPath, ofList] as const)
    .toSorted(([one], [other]) => one.length - other.length);
  let result: unknown = document;
  for (const [path, ofList] of ordered)
    result = setField(result, path, arrange(readValue(result, path) as unknown[], ofList));
  for (const change of changes.filter((one) => !isAboutItem(one)))
    result = setField(result, change.path, 'after' in change ? change.after : undefined);
  return { property: {}, texts: {}, ...(result as object) };
}

const inProperty = (property: unknown): PropertyDocument => ({ property, texts: {} });
const compare = (before: unknown, after: unknown) => compareDocuments(inProperty(before), inProperty(after));

describe('the differences between two documents', () => {
  it('give the later document when they are applied to the earlier one', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        const prune = (document: unknown) => apply(document as PropertyDocument, []);
        expect(apply(before, compareDocuments(before, after))).toEqual(prune(after));
      }),
      { numRuns: 300 },
    );
  });

  it('are none between a document and itself, whatever the order of its fields is', () => {
    expect(compare({ a: '1', b: ['2'] }, { b: ['2'], a: '1' })).toEqual([]);
  });

  it('name each changed, added and removed field with its value', () => {
    const before = { maxGuests: '4', contact: { phone: '1' }, stay: { minNights: '2' } };
    const after = { maxGuests: '5', contact: { phone: '1', whatsapp: '2' } };
    expect(compare(before, after)).toEqual([
      { kind: 'changed', path: ['property', 'maxGuests'], before: '4', after: '5' },
      { kind: 'added', path: ['property', 'contact', 'whatsapp'], after: '2' },
      { kind: 'removed', path: ['property', 'stay', 'minNights'], before: '2' },
    ]);
  });

  it('say that an item was moved instead of naming all items behind it', () => {
    expect(compare({ photos: ['a', 'b', 'c', 'd'] }, { photos: ['d', 'a', 'b', 'c'] })).toEqual([
      { kind: 'moved', path: ['property', 'photos', 0], from: 3, item: 'd' },
    ]);
  });

  it('find a changed item again by its name, wherever it is now', () => {
    const [terrace, kitchen] = [
      { name: 'terrace', photos: ['1'] },
      { name: 'kitchen', photos: ['2'] },
    ];
    const changed = { name: 'kitchen', photos: ['2', '3'] };
    expect(compare({ rooms: [terrace, kitchen] }, { rooms: [changed, terrace] })).toEqual([
      { kind: 'moved', path: ['property', 'rooms', 0], from: 1, item: changed },
      { kind: 'added', path: ['property', 'rooms', 0, 'photos', 1], after: '3' },
    ]);
  });

  it('name added and removed items of a list', () => {
    expect(compare({ photos: ['a', 'b'] }, { photos: ['b', 'c', 'd'] })).toEqual([
      { kind: 'removed', path: ['property', 'photos', 0], before: 'a' },
      { kind: 'added', path: ['property', 'photos', 1], after: 'c' },
      { kind: 'added', path: ['property', 'photos', 2], after: 'd' },
    ]);
  });
});
