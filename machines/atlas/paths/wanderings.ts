import { chanceOf } from './random.ts';
import type { Move, Way } from './ways.ts';

export interface Wandering<Look> {
  way: Way;
  /** How it is looked at: in which language, on which device. */
  look: Look;
}

/**
 * Ways by chance that nobody has planned: what was done least often is chosen among what can be done, so that the whole is
 * seen soon. The same seed leads the same ways.
 *
 * @param looks those that are to be come by; one of them by chance for each way
 */
export function wanderings<Look>(
  moves: readonly Move[],
  start: string,
  { seed, count, length, looks }: { seed: number; count: number; length: number; looks: readonly Look[] },
): Wandering<Look>[] {
  const choose = chanceOf(seed);
  const onward = Map.groupBy(moves, ({ from }) => from);
  const done = new Map<Move, number>();
  const timesOf = (move: Move) => done.get(move) ?? 0;
  return Array.from({ length: count }, () => {
    const way: Move[] = [];
    for (let at = start; way.length < length;) {
      const open = onward.get(at) ?? [];
      if (open.length === 0) break;
      const least = Math.min(...open.map(timesOf));
      // Now and then what was done before comes once more: it may be otherwise after something else.
      const isOnceMore = choose([false, false, true]);
      const move = choose(isOnceMore ? open : open.filter((one) => timesOf(one) === least));
      done.set(move, timesOf(move) + 1);
      way.push(move);
      at = move.to;
    }
    return { way, look: choose(looks) };
  });
}
