/** Creates a generator of random numbers from 0 to 1 from a seed. */
export function createRandom(start: number): () => number {
  let state = start % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Returns the items in a random order. */
export const shuffle = <T>(things: readonly T[], chance: () => number): T[] =>
  things
    .map((thing) => [chance(), thing] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, thing]) => thing);
