/** A possible event with its states before and after, by name. */
export interface Move {
  from: string;
  name: string;
  to: string;
}

/** A sequence of moves, each from the state after the previous one. */
export type Way = readonly Move[];

/** Returns the shortest way from a state that ends with a move; undefined if there is none. */
export function shortestBefore(moves: readonly Move[], start: string, last: Move): Way | undefined {
  const ways = new Map<string, Way>([[start, []]]);
  for (const [at, way] of ways) {
    if (at === last.from) return [...way, last];
    for (const move of moves) if (move.from === at && !ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return undefined;
}

/** Returns the way without one of its loops, once for each loop, shortest first. The last move always stays. */
export function withoutALoop(way: Way): Way[] {
  const cuts = way.flatMap((move, begin) =>
    way
      .slice(begin, -1)
      .flatMap((end, length) =>
        end.to === move.from ? [[...way.slice(0, begin), ...way.slice(begin + length + 1)]] : [],
      ),
  );
  return cuts.toSorted((a, b) => a.length - b.length);
}
