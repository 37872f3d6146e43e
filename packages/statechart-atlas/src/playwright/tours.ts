import { getEventName } from './eventName.ts';
import type { Stop, Tour, WalkPlan } from './walkPlan.ts';

/** The plan of tours that together take every transition, or visit every state. */
export interface TourPlan<S extends string, Language extends string = string> extends WalkPlan<S> {
  /** Whether every transition is taken; otherwise every state is visited on the shortest paths. */
  takesEveryTransition?: boolean;
  /** The languages of the tours, in turn; a single one without a name by default. */
  tourLanguages?: readonly Language[];
  /** The minimum number of languages in which each state is visited; by default 2, or all if there are fewer. */
  languagesPerState?: number;
  /** The length from which a tour takes no further path. */
  maxLength?: number;
  /** The maximum number of states with slow checks on a tour. */
  maxChecks?: number;
}

interface Edge<S> {
  event: string;
  from: S;
  to: S;
  cost: number;
}

const getKey = ({ from, event }: { from: string; event: string }) => `${from} › ${event}`;

/** All transitions from a state. */
const findEdges = <S extends string>({ expected, detours = {} }: WalkPlan<S>, at: S): Edge<S>[] => [
  ...Object.entries(expected[at].targets).map(([event, to]) => ({ from: at, event, to: to as S, cost: 1 })),
  ...Object.entries(detours)
    .filter(([, { from }]) => from?.includes(at) ?? true)
    .map(([event, { to, cost }]) => ({ from: at, event, to, cost })),
];

/** The number of states that can be reached from each state. */
function countReachable<S extends string>(plan: WalkPlan<S>): ReadonlyMap<S, number> {
  const countFrom = (start: S) => {
    const reached = new Set([start]);
    for (const state of reached) for (const { to } of findEdges(plan, state)) reached.add(to);
    return reached.size;
  };
  return new Map((Object.keys(plan.expected) as S[]).map((state) => [state, countFrom(state)]));
}

/** The cost in steps of each state that can no longer be reached after a transition: it needs another tour. */
const costOfLostState = 1000;

/** The cheapest path from a state to the next wanted transition. */
function findNearest<S extends string>(
  plan: WalkPlan<S>,
  reachable: ReadonlyMap<S, number>,
  at: S,
  isNeeded: (edge: Edge<S>) => boolean,
) {
  const paths = [{ end: at, cost: 0, edges: [] as Edge<S>[] }];
  const closed = new Set<S>();
  for (;;) {
    const path = paths.toSorted((a, b) => a.cost - b.cost)[0];
    if (!path) return undefined;
    paths.splice(paths.indexOf(path), 1);
    const last = path.edges.at(-1);
    if (last && isNeeded(last)) return path.edges;
    if (closed.has(path.end) && last) continue;
    closed.add(path.end);
    for (const edge of findEdges(plan, path.end)) {
      const lost = reachable.get(path.end)! - reachable.get(edge.to)!;
      const cost = path.cost + edge.cost + lost * costOfLostState;
      paths.push({ end: edge.to, cost, edges: [...path.edges, edge] });
    }
  }
}

/** Creates tours that together take every transition, and visit each state in several languages. */
export function createTours<S extends string, Language extends string = string>(
  plan: TourPlan<S, Language>,
): Tour<S, Language>[] {
  const {
    start,
    expected,
    tourLanguages = ['' as Language],
    takesEveryTransition = true,
    languagesPerState = Math.min(2, tourLanguages.length),
    maxLength = 24,
    maxChecks = 6,
    leavesAtOnce = () => false,
  } = plan;
  const states = Object.keys(expected) as S[];
  const reachable = countReachable(plan);
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
  const tours: Tour<S, Language>[] = [];
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
    const isNeeded = (edge: Edge<S>) =>
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
      const path = findNearest(plan, reachable, at, isNeeded);
      if (!path) break;
      for (const { from, event, to } of path) {
        remaining.delete(getKey({ from, event }));
        if (leavesAtOnce({ from, event })) markTransient();
        stops.push({ from, event, to, isChecked: visit(to), isTransient: false });
        at = to;
      }
    }
    if (stops.length === 0)
      throw new Error(
        `No tour takes ${[...remaining].join(', ')}, or visits every state in enough languages.`,
      );
    const newStates = new Set(stops.filter(({ isChecked }) => isChecked).map(({ to }) => to));
    tours.push({
      name: `tour ${tours.length + 1}${language && `, in ${language}`}: ${[...newStates].join(', ') || `to ${getEventName(stops.at(-1)!.event)}`}`,
      language,
      start: first,
      stops,
    });
  }
  return tours;
}
