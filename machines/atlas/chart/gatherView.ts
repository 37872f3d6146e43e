import type { Note, LinkLabel } from './view.ts';

/** Something that leads from a box to another one. */
export interface Route extends LinkLabel {
  from: string;
  to: string;
  /** The state that it names, which may lie within the other box. */
  goal: string;
}

/** What leads where, and what is told by a line in a box instead. */
export interface Seen {
  routes: readonly Route[];
  notes: ReadonlyMap<string, readonly Note[]>;
}

/** So many answers that lead on like those of another box are one line. */
const manyAlike = 4;
/** What leads to the same from so many boxes is a line in each. */
const manySources = 3;

const getRoute = ({ words, goal }: Route) => `${words} › ${goal}`;

const endsACall = ({ kind }: Route) => kind === 'answered' || kind === 'failed';

const withNotes = (notes: Seen['notes'], more: readonly (readonly [string, Note])[]): Seen['notes'] => {
  const all = new Map(notes);
  for (const [box, note] of more) all.set(box, [...(all.get(box) ?? []), note]);
  return all;
};

const without = (routes: readonly Route[], dropped: ReadonlySet<Route>) =>
  routes.filter((route) => !dropped.has(route));

/** Where the answers to a box lead on as an earlier one's do, it says so, and draws what it has of its own. */
export function likeOthers({ routes, notes }: Seen): Seen {
  const ofEach = Map.groupBy(routes, ({ from }) => from);
  const dropped = new Set<Route>();
  const noteEntries: [string, Note][] = [];
  for (const [later, own] of ofEach) {
    for (const [earlier, others] of ofEach) {
      if (earlier === later) break;
      const known = new Set(without(others, dropped).map(getRoute));
      const alike = own.filter((route) => known.has(getRoute(route)) && endsACall(route));
      const [first] = alike;
      if (first === undefined || alike.length < manyAlike) continue;
      for (const route of alike) dropped.add(route);
      const arrows = alike.flatMap((route) => route.arrows);
      noteEntries.push([
        later,
        { is: 'like', to: earlier, words: `${alike.length} answers`, kind: first.kind, arrows },
      ]);
      break;
    }
  }
  return { routes: without(routes, dropped), notes: withNotes(notes, noteEntries) };
}

/** What leads to the same from many boxes is said in each, and once where it leads. */
export function sharedByMany({ routes, notes }: Seen): Seen {
  const ways = Map.groupBy(
    routes.filter(({ kind }) => kind !== 'expected'),
    getRoute,
  );
  const dropped = new Set<Route>();
  const noteEntries: [string, Note][] = [];
  for (const same of ways.values()) {
    const from = new Set(same.map((route) => route.from)).size;
    if (from < manySources) continue;
    for (const route of same) {
      dropped.add(route);
      const { words, kind, goal, arrows } = route;
      noteEntries.push([route.from, { is: 'leads', words, kind, to: goal, arrows }]);
    }
    const { words, kind, to } = same[0]!;
    noteEntries.push([to, { is: 'comes', words, kind, from, arrows: same.flatMap(({ arrows }) => arrows) }]);
  }
  return { routes: without(routes, dropped), notes: withNotes(notes, noteEntries) };
}
