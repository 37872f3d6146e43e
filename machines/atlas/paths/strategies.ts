import { getArrows, type ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import { anyGround, byHand, type Ground } from './byHand.ts';
import { getEdges, getPairs } from './edges.ts';
import { getChance, walkRandomly } from './random.ts';
import { simplePaths } from './simple.ts';
import { getStart, isWithin, findLeg, passes, readState, readWaypoint, type Waypoint } from './waypoints.ts';

export const strategies = {
  'every-transition': 'the shortest path through each transition of the machine',
  shortest: 'the shortest path to each state',
  'every-pair': 'the shortest path to each state, and then each thing that is heard in it',
  simple: 'paths on which no state comes twice, short ones first',
  random: 'walks by chance, which a seed repeats',
} as const;

export type Strategy = keyof typeof strategies;

/** Which paths of a machine are wanted; states and happenings by their names. */
export interface StrategyRequest {
  strategy: Strategy;
  /** The state from which they are looked for; the shortest way there is a part of each. */
  from?: string | undefined;
  /** The state in which they end. */
  to?: string | undefined;
  /** States and happenings that they come by. */
  through?: readonly string[] | undefined;
  /** Whether what only the browser remembers or another page tells counts as if somebody did it by hand. */
  includesAutomatic?: boolean | undefined;
  /** What chance begins with. */
  seed: number;
  /** How many steps a walk by chance has. */
  length: number;
  /** How many there are at most; where it is left out, all of those that can be counted. */
  limit?: number | undefined;
}

export interface Found {
  paths: Path[];
  /** What was left out, in a sentence; nothing where these are all. */
  leftOut?: string;
  /** The steps that each begins with until it is where it is looked for, and the state that they lead to. */
  introduction?: { steps: number; state: string };
}

/** So many of those that nobody can count, where nobody says how many. */
const usualLimits = { simple: 1000, random: 10 };

/** How often chance may miss what is wanted before it gives up, for each walk. */
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

/** From the start by each waypoint in turn, each time on the shortest way. */
const findThrough = ({ model, ground, start, through }: Search): ReachedState | undefined =>
  through.reduce<ReachedState | undefined>(
    (place, next) => place && findLeg(model, ground.getPlaces(place), next),
    start,
  );

/** The shortest way to each arrow, and through it; where a guard opens only on another way, on that. */
function throughEachArrow({ model, ground }: Search, start: ReachedState): ReachedState[] {
  const edges = getEdges(model, [...ground.getPlaces(start), ...anyGround(model).getPlaces(start)]);
  return getArrows(model.machine).flatMap(({ transition }) => {
    const walked = edges.find(({ from, happening }) =>
      model.machine.getTransitionData(from.snapshot, happening.event).includes(transition),
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

function byChance({ model, request, start, to, through }: Search): Places {
  const { seed, length, limit = usualLimits.random } = request;
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
      leftOut: `${limit * maxFailedWalks} walks of ${length} steps came by what is wanted ${places.length} times; give --length.`,
    }),
  };
}

const notByHand =
  'Nobody comes there by hand without being twice in a state: the browser remembers, or another page tells, something on these. --strategy shortest may lead there by hand.';

function avoidRepeats(search: Search): Places {
  const { model, ground, request, start, to, through } = search;
  const { limit = usualLimits.simple } = request;
  const edges = getEdges(model, ground.getPlaces(start)).filter(({ from, happening }) =>
    ground.counts(from.state, happening),
  );
  const { found, isWhole } = simplePaths(model, { start, edges, through, to, limit });
  if (found.length === 0 && request.includesAutomatic !== true) {
    const { places } = avoidRepeats({
      ...search,
      ground: anyGround(model),
      request: { ...request, includesAutomatic: true },
    });
    return { places, ...(places.length > 0 && { leftOut: notByHand }) };
  }
  const longest = found.at(-1)?.steps.length ?? 0;
  return {
    places: found,
    ...(!isWhole && {
      leftOut: `There are more than these ${found.length}, which have ${longest} steps at most; give --limit, --from, --to or --through.`,
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
  random: byChance,
};

/**
 * Finds paths of a machine.
 * @throws {UnknownName} where a state or happening is named that is not there
 */
export function findPaths(model: Model, request: StrategyRequest): Found {
  const beginning = getStart(model);
  const from = request.from === undefined ? undefined : readState(model, request.from);
  const to = request.to === undefined ? undefined : readState(model, request.to);
  const through = (request.through ?? []).map((name) => readWaypoint(model, name));
  const ground = request.includesAutomatic
    ? anyGround(model)
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
  const why = leftOut ?? (rest > 0 ? `${rest} more are left out by --limit.` : undefined);
  const { steps, state } = start;
  return {
    paths,
    ...(why !== undefined && { leftOut: why }),
    ...(steps.length > 0 && paths.length > 0 && { introduction: { steps: steps.length, state } }),
  };
}
