import { languages, type Language } from '../../contract/language.ts';
import { getEventName } from './expectation.ts';

export interface Stop<S extends string = string> {
  /** The event, with the way to perform it. */
  by: string;
  from: S;
  to: S;
  /** Whether axe checks the state after it: once for each state. */
  isLookedAt: boolean;
  /** Whether the state is left before it is visible, because the next event follows at once. */
  isPassed: boolean;
}

/** A long walk in one language: it continues from its last state while something new is near. */
export interface Tour<S extends string = string> {
  name: string;
  language: Language;
  start: { at: S; isLookedAt: boolean };
  stops: readonly Stop<S>[];
}

export interface Plan<S extends string> {
  start: S;
  expected: Readonly<Record<S, { leads: Readonly<Record<string, S>> }>>;
  /** Events that lead to a state from any other one, with their cost in steps. */
  detours?: Readonly<Record<string, { to: S; costs: number }>>;
  /** Events that follow so soon that the state before them is not visible. */
  takesOnAtOnce?: (edge: { from: string; by: string }) => boolean;
  /** Whether every transition is taken; otherwise every state is visited on the shortest paths. */
  doesAll?: boolean;
  /** The languages of the tours, in turn. */
  inTurn?: readonly Language[];
  /** The minimum number of languages in which each state is seen. */
  inLanguages?: number;
  /** The length from which a tour takes no further path. */
  longest?: number;
  /** The number of states that axe checks on a tour. */
  looks?: number;
}

type Edge<S> = Pick<Stop, 'by'> & { from: S; to: S; costs: number };

const getKey = ({ from, by }: { from: string; by: string }) => `${from} › ${by}`;

/** All transitions from a state. */
const edgesFrom = <S extends string>({ expected, detours = {} }: Plan<S>, from: S): Edge<S>[] => [
  ...Object.entries(expected[from].leads).map(([by, to]) => ({ from, by, to: to as S, costs: 1 })),
  ...Object.entries(detours).map(([by, { to, costs }]) => ({ from, by, to, costs })),
];

/** The cheapest path from a state to the next wanted transition. */
function nearest<S extends string>(plan: Plan<S>, at: S, isWanted: (edge: Edge<S>) => boolean) {
  const ways = [{ end: at, costs: 0, edges: [] as Edge<S>[] }];
  const closed = new Set<S>();
  for (;;) {
    const way = ways.toSorted((a, b) => a.costs - b.costs)[0];
    if (!way) return undefined;
    ways.splice(ways.indexOf(way), 1);
    const last = way.edges.at(-1);
    if (last && isWanted(last)) return way.edges;
    if (closed.has(way.end) && last) continue;
    closed.add(way.end);
    for (const edge of edgesFrom(plan, way.end)) {
      ways.push({ end: edge.to, costs: way.costs + edge.costs, edges: [...way.edges, edge] });
    }
  }
}

/** Tours that together take every transition, and visit each state in several languages. */
export function getTours<S extends string>(plan: Plan<S>): Tour<S>[] {
  const {
    start,
    expected,
    inTurn = languages,
    doesAll = true,
    inLanguages = 2,
    longest = 24,
    looks = 6,
    takesOnAtOnce = () => false,
  } = plan;
  const states = Object.keys(expected) as S[];
  const undone = new Set(
    doesAll
      ? states.flatMap((from) => Object.keys(expected[from].leads).map((by) => getKey({ from, by })))
      : [],
  );
  const heardIn = new Map(states.map((state) => [state, new Set<Language>()]));
  const unlookedAt = new Set(states);
  const isUnheard = (state: S, language: Language) => {
    const heard = heardIn.get(state);
    return heard !== undefined && heard.size < inLanguages && !heard.has(language);
  };
  const tours: Tour<S>[] = [];
  const isDone = () =>
    undone.size === 0 &&
    unlookedAt.size === 0 &&
    states.every((state) => heardIn.get(state)!.size >= inLanguages);
  while (!isDone()) {
    const language = inTurn[tours.length % inTurn.length]!;
    let looked = 0;
    const see = (state: S) => {
      heardIn.get(state)?.add(language);
      if (looked >= looks || !unlookedAt.delete(state)) return false;
      looked += 1;
      return true;
    };
    const isWanted = (edge: Edge<S>) =>
      undone.has(getKey(edge)) || isUnheard(edge.to, language) || (looked < looks && unlookedAt.has(edge.to));
    const first = { at: start, isLookedAt: see(start) };
    const stops: Stop<S>[] = [];
    /** Marks the last stop as too short to be visible. */
    const passes = () => {
      const last = stops.at(-1);
      if (!last) return;
      if (last.isLookedAt) unlookedAt.add(last.to);
      stops[stops.length - 1] = { ...last, isLookedAt: false, isPassed: true };
    };
    let at = start;
    while (stops.length < longest) {
      const way = nearest(plan, at, isWanted);
      if (!way) break;
      for (const { from, by, to } of way) {
        undone.delete(getKey({ from, by }));
        if (takesOnAtOnce({ from, by })) passes();
        stops.push({ from, by, to, isLookedAt: see(to), isPassed: false });
        at = to;
      }
    }
    if (stops.length === 0)
      throw new Error(`No tour takes ${[...undone].join(', ')}, or sees every state in enough languages.`);
    const news = new Set(stops.filter(({ isLookedAt }) => isLookedAt).map(({ to }) => to));
    tours.push({
      name: `tour ${tours.length + 1}, in ${language}: ${[...news].join(', ') || `to ${getEventName(stops.at(-1)!.by)}`}`,
      language,
      start: first,
      stops,
    });
  }
  return tours;
}
