import { getArrows, type ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import { unrestrictedGround, byHand, type Ground } from './byHand.ts';
import { getEdges, getPairs } from './edges.ts';
import { getChance, walkRandomly } from './random.ts';
import { simplePaths } from './simple.ts';
import { getStart, isWithin, findLeg, passes, readState, readWaypoint, type Waypoint } from './waypoints.ts';

export const strategies = {
  'every-transition': 'the shortest path through each transition of the machine',
  shortest: 'the shortest path to each state',
  'every-pair':
    'the shortest path to each state, followed by each event there, including events without effect',
  simple: 'paths that visit no state twice, shortest first',
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
  /** The maximum number of paths; by default all of them, if their number is finite. */
  limit?: number | undefined;
}

export interface FoundPaths {
  paths: Path[];
  /** A sentence about omitted paths; missing if the list is complete. */
  leftOut?: string;
  /** The first steps of each path, from the initial state to the state of `from`. */
  introduction?: { steps: number; state: string };
}

/** Default limits of the strategies with many possible paths. */
const usualLimits = { simple: 1000, random: 10 };

/** The maximum number of random attempts for each requested walk. */
const maxFailedWalks = 200;

interface Search {
  model: Model;
  request: StrategyRequest;
  ground: Ground;
  start: ReachedState;
  to: Waypoint | undefined;
  through: readonly Waypoint[];
}

type Places = { places: readonly ReachedState[]; leftOut?: string };

/** Returns the shortest path from the start through each waypoint in turn. */
const findThrough = ({ model, ground, start, through }: Search): ReachedState | undefined =>
  through.reduce<ReachedState | undefined>(
    (place, next) => place && findLeg(model, ground.getPlaces(place), next),
    start,
  );

/** Returns the shortest path through each transition; if its guard needs a different path, that one. */
function throughEachArrow({ model, ground }: Search, start: ReachedState): ReachedState[] {
  const edges = getEdges(model, [...ground.getPlaces(start), ...unrestrictedGround(model).getPlaces(start)]);
  return getArrows(model.machine).flatMap(({ transition }) => {
    const walked = edges.find(({ from, event }) =>
      model.machine.getTransitionData(from.snapshot, event.event).includes(transition),
    );
    return walked ? [walked.to] : [];
  });
}

const finite =
  (getPlaces: (search: Search, start: ReachedState) => readonly ReachedState[]) =>
  (search: Search): Places => {
    const start = findThrough(search);
    return { places: start ? getPlaces(search, start) : [] };
  };

function findRandomPaths({ model, request, start, to, through }: Search): Places {
  const { seed = 1, length = 20, limit = usualLimits.random } = request;
  const isRequested = ({ state, steps }: ReachedState) =>
    (to === undefined || ('state' in to && isWithin(state, to.state))) &&
    through.every((goal) => steps.some((step) => passes(goal, step)));
  const places: ReachedState[] = [];
  for (let nth = 0; nth < limit * maxFailedWalks && places.length < limit; nth += 1) {
    const place = walkRandomly(model, start, length, getChance(seed + nth));
    if (isRequested(place)) places.push(place);
  }
  return {
    places,
    ...(places.length < limit && {
      leftOut: `${limit * maxFailedWalks} random walks of ${length} steps fulfilled the request ${places.length} times; try a larger --length.`,
    }),
  };
}

const notByHand =
  'By hand, no path gets there without visiting a state twice: these contain events from the browser’s storage or other pages. --strategy shortest may find a path by hand.';

function avoidRepeats(search: Search): Places {
  const { model, ground, request, start, to, through } = search;
  const { limit = usualLimits.simple } = request;
  const edges = getEdges(model, ground.getPlaces(start)).filter(({ from, event }) =>
    ground.counts(from.state, event),
  );
  const { found, isWhole } = simplePaths(model, { start, edges, through, to, limit });
  if (found.length === 0 && request.includesAutomatic !== true) {
    const { places } = avoidRepeats({
      ...search,
      ground: unrestrictedGround(model),
      request: { ...request, includesAutomatic: true },
    });
    return { places, ...(places.length > 0 && { leftOut: notByHand }) };
  }
  const longest = found.at(-1)?.steps.length ?? 0;
  return {
    places: found,
    ...(!isWhole && {
      leftOut: `There are more paths than these ${found.length}, which have at most ${longest} steps; use --limit, --from, --to or --through.`,
    }),
  };
}

const ways: Record<Strategy, (search: Search) => Places> = {
  'every-transition': finite(throughEachArrow),
  shortest: finite(({ ground }, start) => ground.getPlaces(start)),
  'every-pair': finite(({ model, ground }, start) =>
    getPairs(model, ground.getPlaces(start)).map(({ to }) => to),
  ),
  simple: avoidRepeats,
  random: findRandomPaths,
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
  const ground = request.includesAutomatic
    ? unrestrictedGround(model)
    : byHand(model, beginning, request.through ?? []);
  const start = from ? findLeg(model, ground.getPlaces(beginning), from) : beginning;
  if (!start) return { paths: [] };
  const { places, leftOut } = ways[request.strategy]({ model, ground, request, start, to, through });
  const all = places
    .filter(({ steps, state }) => steps.length > 0 && (to === undefined || isWithin(state, to.state)))
    .map(({ steps }) => getPath(model.machine.id, beginning.state, steps));
  const once = [...new Map(all.map((path) => [path.id, path])).values()];
  const paths = once.slice(0, request.limit);
  const rest = once.length - paths.length;
  const why = leftOut ?? (rest > 0 ? `--limit omits ${rest} more.` : undefined);
  const { steps, state } = start;
  return {
    paths,
    ...(why !== undefined && { leftOut: why }),
    ...(steps.length > 0 && paths.length > 0 && { introduction: { steps: steps.length, state } }),
  };
}
