/**
 * Returns the keys of the items of a list, which stay with their items while these are moved. Items that something else
 * has added have new keys.
 */
export function fitKeys(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
  return [...keys.slice(0, count), ...added];
}
