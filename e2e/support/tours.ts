import { languages, type Language } from '../../contract/language.ts';
import { getEventName } from './expectation.ts';

export interface Stop<S extends string = string> {
  /** What happens, with the way in which it is done. */
  by: string;
  from: S;
  to: S;
  /** Whether axe looks at what is seen then: once for each state. */
  isLookedAt: boolean;
  /** Whether it is over before it can be seen: what comes next takes the guest on at once. */
  isPassed: boolean;
}

/** A long walk in one language: it goes on from where it is as long as something new is near. */
export interface Tour<S extends string = string> {
  name: string;
  language: Language;
  start: { at: S; isLookedAt: boolean };
  stops: readonly Stop<S>[];
}

export interface Plan<S extends string> {
  start: S;
  expected: Readonly<Record<S, { leads: Readonly<Record<string, S>> }>>;
  /** What brings a guest elsewhere from anywhere, with its costs in steps. */
  detours?: Readonly<Record<string, { to: S; costs: number }>>;
  /** What takes a guest on so soon that the state before it cannot be seen. */
  takesOnAtOnce?: (edge: { from: string; by: string }) => boolean;
  /** Whether everything is done that can be done; otherwise each state is seen, on the shortest ways. */
  doesAll?: boolean;
  /** The languages in which tours are taken in turn. */
  inTurn?: readonly Language[];
  /** In how many languages each state is seen at least. */
  inLanguages?: number;
  /** How many steps a tour has at most, or a few more. */
  longest?: number;
  /** At how many states axe looks in one tour. */
  looks?: number;
}

type Edge<S> = Pick<Stop, 'by'> & { from: S; to: S; costs: number };

const getKey = ({ from, by }: { from: string; by: string }) => `${from} › ${by}`;

/** Every way that guests can go, and where it leads. */
const edgesFrom = <S extends string>({ expected, detours = {} }: Plan<S>, from: S): Edge<S>[] => [
  ...Object.entries(expected[from].leads).map(([by, to]) => ({ from, by, to: to as S, costs: 1 })),
  ...Object.entries(detours).map(([by, { to, costs }]) => ({ from, by, to, costs })),
];

/** The cheapest way from a state to the next thing that is wanted. */
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

/** Tours that together do everything that can be done in every state, and see each state in several languages. */
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
    /** What was to be seen last is passed. */
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
      throw new Error(`Nobody comes to ${[...undone].join(', ')} or in enough languages.`);
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
