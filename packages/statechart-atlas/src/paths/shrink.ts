import { shortestBefore, withoutALoop, type Move, type Way } from './ways.ts';

/** The number of ways that are tried at the same time. */
const atOnce = 6;

/** Returns for each way whether its last move still fails. */
export type StillFails = (ways: readonly Way[]) => Promise<readonly boolean[]>;

/** Returns the first way that still fails; tries several at a time. */
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
 * Finds a short way on which a move still fails: the shortest way to the move, or else the original way with its loops
 * removed one by one.
 * @param walked the way whose last move failed
 * @param moves all known moves
 * @returns undefined if the move does not fail again
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
