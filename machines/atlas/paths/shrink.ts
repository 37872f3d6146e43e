import { shortestBefore, withoutALoop, type Move, type Way } from './ways.ts';

/** How many ways are tried at the same time. */
const atOnce = 6;

/** Tells of each way whether its last move still fails. */
export type StillFails = (ways: readonly Way[]) => Promise<readonly boolean[]>;

/** The first of some ways that still fails; as many are tried at the same time as is worth it. */
async function findFirstFailing(ways: readonly Way[], stillFails: StillFails): Promise<Way | undefined> {
  for (let nth = 0; nth < ways.length; nth += atOnce) {
    const some = ways.slice(nth, nth + atOnce);
    const failing = await stillFails(some);
    const found = some.find((_, one) => failing[one]);
    if (found) return found;
  }
  return undefined;
}

/**
 * Looks for the shortest way on which a move still fails: the shortest one to it, or else the one that was walked, without
 * one loop after the other.
 *
 * @param walked the way on which its last move failed
 * @param moves all that can be done, as far as it is known
 * @returns undefined where it does not fail again
 */
export async function shrink(
  walked: Way,
  moves: readonly Move[],
  stillFails: StillFails,
): Promise<Way | undefined> {
  const last = walked.at(-1)!;
  const shortest = shortestBefore(moves, walked[0]!.from, last) ?? walked;
  const [failsAtOnce = false, failsAgain = false] = await stillFails([shortest, walked]);
  if (failsAtOnce) return shortest;
  if (!failsAgain) return undefined;
  let way = walked;
  for (;;) {
    const next = await findFirstFailing(withoutALoop(way), stillFails);
    if (!next) return way;
    way = next;
  }
}
