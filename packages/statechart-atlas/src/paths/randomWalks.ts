import type { Chance } from './random.ts';
import type { Move, Way } from './ways.ts';

export interface RandomWalk<Look> {
  way: Way;
  /** The language, device and colour scheme of the walk. */
  look: Look;
}

interface Chances<Look> {
  choose: Chance;
  /** The number of walks. */
  count: number;
  /** The maximum number of moves of a walk. */
  length: number;
  /** The looks to choose from; each walk uses a random one. */
  looks: readonly Look[];
  /** Returns how often a move was made before. */
  timesDone: (move: Move) => number;
}

type MovesByState = ReadonlyMap<string, readonly Move[]>;

/** Returns all moves that are reachable from a state. */
function within(onward: MovesByState, start: string): Move[] {
  const states = new Set([start]);
  for (const state of states) for (const { to } of onward.get(state) ?? []) states.add(to);
  return [...states].flatMap((state) => onward.get(state) ?? []);
}

/** Returns all shortest ways that end with a matching move. */
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
 * Returns random walks that prefer the least frequent moves and take the shortest way to them, which covers the whole
 * machine quickly. The same seed gives the same walks.
 */
export function randomWalks<Look>(
  moves: readonly Move[],
  start: string,
  { choose, count, length, looks, timesDone }: Chances<Look>,
): RandomWalk<Look>[] {
  const onward = Map.groupBy(moves, ({ from }) => from);
  const done = new Map(moves.map((move) => [move, timesDone(move)]));
  const getVisitCount = (move: Move) => done.get(move)!;
  return Array.from({ length: count }, () => {
    const way: Move[] = [];
    for (let at = start; way.length < length; at = way.at(-1)!.to) {
      const open = onward.get(at) ?? [];
      if (open.length === 0) break;
      const least = Math.min(...within(onward, at).map(getVisitCount));
      // One move in four is chosen freely: a repeated move can behave differently after other moves.
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
