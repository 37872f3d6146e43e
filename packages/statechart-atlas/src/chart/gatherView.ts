import type { Note, LinkLabel } from './view.ts';

/** A transition from one visible box to another. */
export interface Route extends LinkLabel {
  from: string;
  to: string;
  /** The target state, which may lie within the target box. */
  goal: string;
}

/** The transitions that are drawn as arrows, and those that are shown as notes in a box. */
export interface Seen {
  routes: readonly Route[];
  notes: ReadonlyMap<string, readonly Note[]>;
}

/** At least this many equal responses in two boxes become one note. */
const manyAlike = 4;
/** A transition with the same event and target in at least this many boxes becomes a note in each. */
const manySources = 3;

const getRoute = ({ words, goal }: Route) => `${words} › ${goal}`;

const isCallResult = ({ kind }: Route) => kind === 'answered' || kind === 'failed';

const withNotes = (notes: Seen['notes'], more: readonly (readonly [string, Note])[]): Seen['notes'] => {
  const all = new Map(notes);
  for (const [box, note] of more) all.set(box, [...(all.get(box) ?? []), note]);
  return all;
};

const without = (routes: readonly Route[], dropped: ReadonlySet<Route>) =>
  routes.filter((route) => !dropped.has(route));

/** Replaces the responses that a box has in common with an earlier box by a note that refers to that box. */
export function mergeSimilar({ routes, notes }: Seen): Seen {
  const ofEach = Map.groupBy(routes, ({ from }) => from);
  const dropped = new Set<Route>();
  const noteEntries: [string, Note][] = [];
  for (const [later, own] of ofEach) {
    for (const [earlier, others] of ofEach) {
      if (earlier === later) break;
      const known = new Set(without(others, dropped).map(getRoute));
      const alike = own.filter((route) => known.has(getRoute(route)) && isCallResult(route));
      const [first] = alike;
      if (first === undefined || alike.length < manyAlike) continue;
      for (const route of alike) dropped.add(route);
      const arrows = alike.flatMap((route) => route.arrows);
      noteEntries.push([
        later,
        { is: 'like', to: earlier, words: `the same ${alike.length} responses`, kind: first.kind, arrows },
      ]);
      break;
    }
  }
  return { routes: without(routes, dropped), notes: withNotes(notes, noteEntries) };
}

/**
 * Replaces transitions with the same event and target in many boxes by a note in each source box and one in the target
 * box. A machine with fifty states has more than a hundred arrows, and nobody finds one among them if all are drawn.
 */
export function extractShared({ routes, notes }: Seen): Seen {
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
