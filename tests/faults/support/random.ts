/** Numbers from 0 to 1 as chance has them, the same ones from each seed. */
export function createRandom(start: number): () => number {
  let state = start % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The same things in another order. */
export const shuffle = <T>(things: readonly T[], chance: () => number): T[] =>
  things
    .map((thing) => [chance(), thing] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, thing]) => thing);
