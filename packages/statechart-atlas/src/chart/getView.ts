import type { DrawnArrow } from '../about/drawn.ts';
import type { StateInfo } from '../about/states.ts';
import { mergeSimilar, extractShared, type Route, type Seen } from './gatherView.ts';
import { lineage } from './lineage.ts';
import type { Box, Link, Note, View, Whole } from './view.ts';

const isAncestor = (outer: string, inner: string) => outer === '' || inner.startsWith(`${outer}.`);

/** Returns the visible transitions of a machine while some of its states are open: arrows and notes. */
function getVisible({ drawn, begins }: Whole, open: ReadonlySet<string>): Seen {
  const notes = new Map<string, Note[]>();
  const leads: Route[] = [];
  const shown = (id: string) => (id === '' ? '' : (lineage(id).find((level) => !open.has(level)) ?? id));
  const note = (box: string, { words, kind, arrows }: DrawnArrow, more: Pick<Note, 'is' | 'to'>) => {
    notes.set(box, [...(notes.get(box) ?? []), { words, kind, arrows, ...more }]);
  };
  for (const arrow of drawn) {
    const { source, target, words, kind, arrows } = arrow;
    const from = shown(source);
    if (target === undefined || target === source) {
      // Transitions within a closed state are hidden.
      if (from === source) note(from, arrow, { is: 'stays' });
      continue;
    }
    const goal = isAncestor(target, source) ? (begins.get(target)?.[0] ?? target) : target;
    const to = shown(goal);
    if (source === '') note(to, arrow, { is: 'anywhere' });
    else if (to !== from && isAncestor(source, to)) note(from, arrow, { is: 'leads', to: goal });
    else if (to !== from) leads.push({ from, to, goal, words, kind, arrows });
  }
  return { routes: leads, notes };
}

/** Combines the arrows between the same two boxes into one; arrows of the main path stay separate. */
function getLinks(leads: readonly Route[]): Link[] {
  const ways = Map.groupBy(leads, ({ from, to, kind }) => `${from} ${to} ${kind === 'expected'}`);
  return [...ways.values()].map((way) => {
    const { from, to } = way[0]!;
    const labels = [...Map.groupBy(way, ({ words, kind }) => `${kind} ${words}`).values()].map((same) => ({
      words: same[0]!.words,
      kind: same[0]!.kind,
      arrows: same.flatMap(({ arrows }) => arrows),
    }));
    return { from, to, labels };
  });
}

const boxesIn = (boxes: readonly Box[]): Box[] => boxes.flatMap((box) => [box, ...boxesIn(box.inner)]);

/** Returns the view of one state of the machine; a stub names each outer state with an arrow to or from it. */
function getPart(all: View, part: string, states: ReadonlyMap<string, StateInfo>): View {
  const boxes = boxesIn(all.boxes).filter(({ id }) => id === part);
  const isInside = (id: string) => id === part || isAncestor(part, id);
  const stubs = new Map<string, Box>();
  const stub = (outer: string, neighbour: string, side: 'before' | 'after') => {
    const id = `${outer} ${side} ${neighbour}`;
    const state = states.get(outer)!;
    stubs.set(id, {
      id,
      state,
      isOpen: false,
      isStub: true,
      sideText: neighbour,
      isRegion: false,
      inner: [],
      notes: [],
      begins: [],
    });
    return id;
  };
  const links = all.links
    .filter(({ from, to }) => isInside(from) || isInside(to))
    .map(({ from, to, labels }) => ({
      from: isInside(from) ? from : stub(from, to, 'before'),
      to: isInside(to) ? to : stub(to, from, 'after'),
      labels,
    }));
  const begins = all.begins.filter((first) => first === part);
  return { boxes: [...boxes, ...stubs.values()], links, begins, notes: [] };
}

/** Returns the view of a machine with some of its states open, or of one state if `part` is given. */
export function getView(whole: Whole, open: ReadonlySet<string>, part?: string): View {
  const { routes, notes } = getVisible(whole, open);
  const states = new Map(whole.states.map((state) => [state.id, state]));
  const order = [...states.keys()];
  const ordered = routes.toSorted((a, b) => order.indexOf(a.from) - order.indexOf(b.from));
  const seen = extractShared(mergeSimilar({ routes: ordered, notes }));
  const getBox = (state: StateInfo): Box => {
    const isOpen = open.has(state.id);
    return {
      id: state.id,
      state,
      isOpen,
      isStub: false,
      isRegion: whole.regions.has(state.id),
      inner: isOpen ? whole.states.filter(({ within }) => within === state.id).map(getBox) : [],
      notes: [...(seen.notes.get(state.id) ?? [])],
      begins: isOpen ? (whole.begins.get(state.id) ?? []) : [],
    };
  };
  const all: View = {
    boxes: whole.states.filter(({ within }) => within === undefined).map(getBox),
    links: getLinks(seen.routes),
    begins: whole.begins.get('') ?? [],
    notes: [...(seen.notes.get('') ?? [])],
  };
  return part === undefined ? all : getPart(all, part, states);
}
