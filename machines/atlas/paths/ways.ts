/** Something that somebody can do, or that happens, and where it leads: by names. */
export interface Move {
  from: string;
  name: string;
  to: string;
}

/** Moves in turn, each from where the one before it leads. */
export type Way = readonly Move[];

/** The shortest way from a state that ends with a move; nothing where none does. */
export function shortestBefore(moves: readonly Move[], start: string, last: Move): Way | undefined {
  const ways = new Map<string, Way>([[start, []]]);
  for (const [at, way] of ways) {
    if (at === last.from) return [...way, last];
    for (const move of moves) if (move.from === at && !ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return undefined;
}

/** The same way without one of its loops, for each of them: the shortest ways first. Its last move stays. */
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
