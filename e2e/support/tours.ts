import { languages, type Language } from '../../contract/language.ts';
import { getEventName } from './expectation.ts';

export interface Stop<S extends string = string> {
  /** The event, with the way to perform it. */
  event: string;
  from: S;
  to: S;
  /** Whether axe checks the state after it: once for each state. */
  isChecked: boolean;
  /** Whether the state is left before it is visible, because the next event follows at once. */
  isTransient: boolean;
}

/** A long walk in one language: it continues from its last state while something new is near. */
export interface Tour<S extends string = string> {
  name: string;
  language: Language;
  start: { at: S; isChecked: boolean };
  stops: readonly Stop<S>[];
}

export interface Plan<S extends string> {
  start: S;
  expected: Readonly<Record<S, { targets: Readonly<Record<string, S>> }>>;
  /** Events that lead to a state from any other one, with their cost in steps. */
  detours?: Readonly<Record<string, { to: S; cost: number }>>;
  /** Events that follow so soon that the state before them is not visible. */
  leavesAtOnce?: (edge: { from: string; event: string }) => boolean;
  /** Whether every transition is taken; otherwise every state is visited on the shortest paths. */
  takesEveryTransition?: boolean;
  /** The languages of the tours, in turn. */
  tourLanguages?: readonly Language[];
  /** The minimum number of languages in which each state is seen. */
  languagesPerState?: number;
  /** The length from which a tour takes no further path. */
  maxLength?: number;
  /** The number of states that axe checks on a tour. */
  maxChecks?: number;
}

type Edge<S> = Pick<Stop, 'event'> & { from: S; to: S; cost: number };

const getKey = ({ from, event }: { from: string; event: string }) => `${from} › ${event}`;

/** All transitions from a state. */
const findEdges = <S extends string>({ expected, detours = {} }: Plan<S>, from: S): Edge<S>[] => [
  ...Object.entries(expected[from].targets).map(([event, to]) => ({ from, event, to: to as S, cost: 1 })),
  ...Object.entries(detours).map(([event, { to, cost }]) => ({ from, event, to, cost })),
];

/** The cheapest path from a state to the next wanted transition. */
function findNearest<S extends string>(plan: Plan<S>, at: S, isWanted: (edge: Edge<S>) => boolean) {
  const paths = [{ end: at, cost: 0, edges: [] as Edge<S>[] }];
  const closed = new Set<S>();
  for (;;) {
    const path = paths.toSorted((a, b) => a.cost - b.cost)[0];
    if (!path) return undefined;
    paths.splice(paths.indexOf(path), 1);
    const last = path.edges.at(-1);
    if (last && isWanted(last)) return path.edges;
    if (closed.has(path.end) && last) continue;
    closed.add(path.end);
    for (const edge of findEdges(plan, path.end)) {
      paths.push({ end: edge.to, cost: path.cost + edge.cost, edges: [...path.edges, edge] });
    }
  }
}

/** Tours that together take every transition, and visit each state in several languages. */
export function getTours<S extends string>(plan: Plan<S>): Tour<S>[] {
  const {
    start,
    expected,
    tourLanguages = languages,
    takesEveryTransition = true,
    languagesPerState = 2,
    maxLength = 24,
    maxChecks = 6,
    leavesAtOnce = () => false,
  } = plan;
  const states = Object.keys(expected) as S[];
  const remaining = new Set(
    takesEveryTransition
      ? states.flatMap((from) => Object.keys(expected[from].targets).map((event) => getKey({ from, event })))
      : [],
  );
  const seenIn = new Map(states.map((state) => [state, new Set<Language>()]));
  const unchecked = new Set(states);
  const isUnseen = (state: S, language: Language) => {
    const seen = seenIn.get(state);
    return seen !== undefined && seen.size < languagesPerState && !seen.has(language);
  };
  const tours: Tour<S>[] = [];
  const isDone = () =>
    remaining.size === 0 &&
    unchecked.size === 0 &&
    states.every((state) => seenIn.get(state)!.size >= languagesPerState);
  while (!isDone()) {
    const language = tourLanguages[tours.length % tourLanguages.length]!;
    let checked = 0;
    const visit = (state: S) => {
      seenIn.get(state)?.add(language);
      if (checked >= maxChecks || !unchecked.delete(state)) return false;
      checked += 1;
      return true;
    };
    const isWanted = (edge: Edge<S>) =>
      remaining.has(getKey(edge)) ||
      isUnseen(edge.to, language) ||
      (checked < maxChecks && unchecked.has(edge.to));
    const first = { at: start, isChecked: visit(start) };
    const stops: Stop<S>[] = [];
    /** Marks the last stop as too short to be visible. */
    const markTransient = () => {
      const last = stops.at(-1);
      if (!last) return;
      if (last.isChecked) unchecked.add(last.to);
      stops[stops.length - 1] = { ...last, isChecked: false, isTransient: true };
    };
    let at = start;
    while (stops.length < maxLength) {
      const path = findNearest(plan, at, isWanted);
      if (!path) break;
      for (const { from, event, to } of path) {
        remaining.delete(getKey({ from, event }));
        if (leavesAtOnce({ from, event })) markTransient();
        stops.push({ from, event, to, isChecked: visit(to), isTransient: false });
        at = to;
      }
    }
    if (stops.length === 0)
      throw new Error(`No tour takes ${[...remaining].join(', ')}, or sees every state in enough languages.`);
    const newStates = new Set(stops.filter(({ isChecked }) => isChecked).map(({ to }) => to));
    tours.push({
      name: `tour ${tours.length + 1}, in ${language}: ${[...newStates].join(', ') || `to ${getEventName(stops.at(-1)!.event)}`}`,
      language,
      start: first,
      stops,
    });
  }
  return tours;
}
