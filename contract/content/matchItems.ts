import { isRecord } from '../values/isRecord.ts';

/** The fields that name an item of a list, the most precise one first. */
const nameFields = ['id', 'name', 'to', 'start', 'author'];

/** Returns the name of an item that is a block; undefined if it has none. */
function getName(item: unknown): string | undefined {
  const field = isRecord(item) ? nameFields.find((one) => typeof item[one] === 'string') : undefined;
  return field === undefined ? undefined : `${field}: ${String((item as Record<string, unknown>)[field])}`;
}

/** Returns the indices of a longest increasing series of numbers. */
function findLongestSeries(numbers: readonly number[]): Set<number> {
  const lastOfLength: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    // Most items have kept their place, so the search is short.
    const length = lastOfLength.findLastIndex((last) => numbers[last]! < number) + 1;
    previous[index] = lastOfLength[length - 1];
    lastOfLength[length] = index;
  }
  const series = new Set<number>();
  for (let index = lastOfLength.at(-1); index !== undefined; index = previous[index]) series.add(index);
  return series;
}

/** The same items in two versions of a list. */
export interface MatchedItems {
  /** The index in the earlier list for each index in the later one. */
  readonly pairs: ReadonlyMap<number, number>;
  /** The indices in the later list of items whose place among the others is another one. */
  readonly moved: ReadonlySet<number>;
}

/**
 * Finds the same items in two versions of a list: first equal ones, then those with the same name, and then those of
 * the same type at the same place.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): MatchedItems {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const matchBy = (getKey: (item: unknown, index: number) => string | undefined) => {
    const places = new Map<string, number[]>();
    for (const index of free) {
      const key = getKey(before[index], index);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), index]);
    }
    for (const [index, item] of after.entries()) {
      if (pairs.has(index)) continue;
      const place = places.get(getKey(item, index) ?? '')?.shift();
      if (place === undefined) continue;
      pairs.set(index, place);
      free.delete(place);
    }
  };
  matchBy((item) => JSON.stringify(item));
  matchBy(getName);
  matchBy((item, index) => `${index} ${Array.isArray(item) ? 'list' : typeof item}`);
  const later = [...pairs.keys()].toSorted((one, other) => one - other);
  const inOrder = findLongestSeries(later.map((index) => pairs.get(index)!));
  return { pairs, moved: new Set(later.filter((_, place) => !inOrder.has(place))) };
}
