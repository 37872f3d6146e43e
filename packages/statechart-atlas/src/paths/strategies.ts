import { getWalks } from '../about/walks.ts';
import { findReachedStates, getArrows, type ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import { getEdges, getPairs } from './edges.ts';
import { getChance, walkRandomly } from './random.ts';
import { getStart, isWithin, findLeg, passes, readState, readWaypoint, type Waypoint } from './waypoints.ts';

export const strategies = {
  'every-transition': 'the shortest path through each transition of the machine',
  shortest: 'the shortest path to each state',
  'every-pair':
    'the shortest path to each state, followed by each event there, including events without effect',
  random: 'random walks, repeatable with --seed',
} as const;

export type Strategy = keyof typeof strategies;

/** The requested paths of a machine; states and events by name. */
export interface StrategyRequest {
  strategy: Strategy;
  /** The state from which paths are searched; each path includes the shortest path to it. */
  from?: string | undefined;
  /** The state in which the paths end. */
  to?: string | undefined;
  /** States and events that the paths pass. */
  through?: readonly string[] | undefined;
  /** Whether paths may use events from the browser's storage or other pages like all others. */
  includesAutomatic?: boolean | undefined;
  /** The seed of random walks; 1 by default. */
  seed?: number | undefined;
  /** The number of steps of a random walk; 20 by default. */
  length?: number | undefined;
  /** The maximum number of paths; all by default, and 10 random walks. */
  limit?: number | undefined;
}

export interface FoundPaths {
  paths: Path[];
  /** A sentence about omitted paths; missing if the list is complete. */
  leftOut?: string;
  /** The first steps of each path, from the initial state to the state of `from`. */
  introduction?: { steps: number; state: string };
}

/** The default number of random walks. */
const defaultWalks = 10;

/** Returns the states that are reachable from a state, each with the path to it, the nearest first. */
type FindPlaces = (start: ReachedState) => readonly ReachedState[];

interface Search {
  model: Model;
  request: StrategyRequest;
  findPlaces: FindPlaces;
  start: ReachedState;
  through: readonly Waypoint[];
}

/** Finds places on paths with all events, whatever their cause. */
const findAllPlaces =
  (model: Model): FindPlaces =>
  (start) =>
    findReachedStates(model, start).toSorted((a, b) => a.steps.length - b.steps.length);

/**
 * Finds places on paths that people can follow by hand. They contain events from another machine, the page or the
 * browser's storage only if no other path exists.
 */
const findPlacesByHand =
  (model: Model): FindPlaces =>
  (start) =>
    getWalks(model, start);

/** Returns the shortest path from the start through each waypoint in turn. */
const findThrough = ({ model, findPlaces, start, through }: Search): ReachedState | undefined =>
  through.reduce<ReachedState | undefined>(
    (place, next) => place && findLeg(model, findPlaces(place), next),
    start,
  );

/** Returns the shortest path through each transition; if its guard needs a different path, that one. */
function throughEachArrow({ model, findPlaces }: Search, start: ReachedState): ReachedState[] {
  const edges = getEdges(model, [...findPlaces(start), ...findAllPlaces(model)(start)]);
  return getArrows(model.machine).flatMap(({ transition }) => {
    const walked = edges.find(({ from, event }) =>
      model.machine.getTransitionData(from.snapshot, event.event).includes(transition),
    );
    return walked ? [walked.to] : [];
  });
}

const afterWaypoints =
  (getPlaces: (search: Search, start: ReachedState) => readonly ReachedState[]) =>
  (search: Search): readonly ReachedState[] => {
    const start = findThrough(search);
    return start ? getPlaces(search, start) : [];
  };

/** Returns the ends of random walks that pass all waypoints. */
function walkRandomlyThrough({ model, request, start, through }: Search): ReachedState[] {
  const { seed = 1, length = 20, limit = defaultWalks } = request;
  const walks = Array.from({ length: limit }, (_, index) =>
    walkRandomly(model, start, length, getChance(seed + index)),
  );
  return walks.filter(({ steps }) => through.every((goal) => steps.some((step) => passes(goal, step))));
}

const findEnds: Record<Strategy, (search: Search) => readonly ReachedState[]> = {
  'every-transition': afterWaypoints(throughEachArrow),
  shortest: afterWaypoints(({ findPlaces }, start) => findPlaces(start)),
  'every-pair': afterWaypoints(({ model, findPlaces }, start) =>
    getPairs(model, findPlaces(start)).map(({ to }) => to),
  ),
  random: walkRandomlyThrough,
};

/**
 * Finds paths of a machine.
 * @throws {UnknownName} for an unknown state or event
 */
export function findPaths(model: Model, request: StrategyRequest): FoundPaths {
  const beginning = getStart(model);
  const from = request.from === undefined ? undefined : readState(model, request.from);
  const to = request.to === undefined ? undefined : readState(model, request.to);
  const through = (request.through ?? []).map((name) => readWaypoint(model, name));
  const findPlaces = request.includesAutomatic ? findAllPlaces(model) : findPlacesByHand(model);
  const start = from ? findLeg(model, findPlaces(beginning), from) : beginning;
  if (!start) return { paths: [] };
  const ends = findEnds[request.strategy]({ model, findPlaces, request, start, through });
  const all = ends
    .filter(({ steps, state }) => steps.length > 0 && (to === undefined || isWithin(state, to.state)))
    .map(({ steps }) => getPath(model.machine.id, beginning.state, steps));
  const unique = [...new Map(all.map((path) => [path.id, path])).values()];
  const paths = unique.slice(0, request.limit);
  const rest = unique.length - paths.length;
  const { steps, state } = start;
  return {
    paths,
    ...(rest > 0 && { leftOut: `--limit omits ${rest} more.` }),
    ...(steps.length > 0 && paths.length > 0 && { introduction: { steps: steps.length, state } }),
  };
}
