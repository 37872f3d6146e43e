import type { Chance } from './random.ts';
import type { Move, Way } from './ways.ts';

export interface Wandering<Look> {
  way: Way;
  /** How it is looked at: in which language, on which device. */
  look: Look;
}

interface Chances<Look> {
  choose: Chance;
  /** How many ways there are. */
  count: number;
  /** How many moves a way has at most. */
  length: number;
  /** Those that are to be come by; one of them by chance for each way. */
  looks: readonly Look[];
  /** How often a move was made before. */
  timesDone: (move: Move) => number;
}

type MovesByState = ReadonlyMap<string, readonly Move[]>;

/** All moves to which somebody can come from a state. */
function within(onward: MovesByState, start: string): Move[] {
  const states = new Set([start]);
  for (const state of states) for (const { to } of onward.get(state) ?? []) states.add(to);
  return [...states].flatMap((state) => onward.get(state) ?? []);
}

/** The shortest ways that end with a move of a kind: all that are as short. */
function waysTo(onward: MovesByState, at: string, isMeant: (move: Move) => boolean): Way[] {
  let ways: Way[] = [[]];
  const seen = new Set([at]);
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      (onward.get(way.at(-1)?.to ?? at) ?? []).map((move) => [...way, move]),
    );
    const found = longer.filter((way) => isMeant(way.at(-1)!));
    if (found.length > 0) return found;
    ways = longer.filter((way) => {
      const { to } = way.at(-1)!;
      return !seen.has(to) && seen.add(to);
    });
  }
  return [];
}

/**
 * Ways by chance that nobody has planned: they go to what was done least often, wherever it is, by the shortest way, so that
 * the whole is seen soon. The same chance leads the same ways.
 */
export function randomWalks<Look>(
  moves: readonly Move[],
  start: string,
  { choose, count, length, looks, timesDone }: Chances<Look>,
): Wandering<Look>[] {
  const onward = Map.groupBy(moves, ({ from }) => from);
  const done = new Map(moves.map((move) => [move, timesDone(move)]));
  const getVisitCount = (move: Move) => done.get(move)!;
  return Array.from({ length: count }, () => {
    const way: Move[] = [];
    for (let at = start; way.length < length; at = way.at(-1)!.to) {
      const open = onward.get(at) ?? [];
      if (open.length === 0) break;
      const least = Math.min(...within(onward, at).map(getVisitCount));
      // Now and then what was done before comes once more: it may be otherwise after something else.
      const isOnceMore = choose([false, false, false, true]);
      const next = isOnceMore
        ? [choose(open)]
        : choose(waysTo(onward, at, (move) => getVisitCount(move) === least));
      for (const move of next.slice(0, length - way.length)) {
        done.set(move, getVisitCount(move) + 1);
        way.push(move);
      }
    }
    return { way, look: choose(looks) };
  });
}
