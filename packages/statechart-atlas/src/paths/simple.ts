import type { ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { stepsTo, type Edge } from './edges.ts';
import { after, passes, type Waypoint } from './waypoints.ts';

export interface SimpleSearch {
  start: ReachedState;
  /** The possible events. */
  edges: readonly Edge[];
  /** Waypoints that each path passes, in any order. */
  through: readonly Waypoint[];
  /** The end of each path; any state if missing. */
  to?: Waypoint | undefined;
  /** The maximum number of paths. */
  limit: number;
}

export interface SimplePaths {
  found: ReachedState[];
  /** Whether these are all paths. */
  isWhole: boolean;
}

/** The number of tried steps after which the search stops; it takes a few seconds. */
const maxSteps = 2_000_000;

/** Walks a way with the context of the whole path; undefined if it then leads to other states. */
function walked(model: Model, start: ReachedState, way: readonly Edge[]): ReachedState | undefined {
  let place = start;
  for (const { event, to } of way) {
    if (!place.snapshot.can(event.event)) return undefined;
    place = after(model, place, event);
    if (place.state !== to.state) return undefined;
  }
  return place;
}

/** Finds paths that visit no state twice, the shortest first. */
export function simplePaths(model: Model, { start, edges, through, to, limit }: SimpleSearch): SimplePaths {
  const onward = Map.groupBy(edges, ({ from }) => from.state);
  const toGoal = new Map(through.map((goal) => [goal, stepsTo(goal, edges)]));
  const toEnd = to && stepsTo(to, edges);
  const states = new Set(edges.flatMap(({ from, to: next }) => [from.state, next.state])).size;
  const found: ReachedState[] = [];
  let tried = 0;
  const search = (at: string, way: readonly Edge[], open: readonly Waypoint[], left: number): void => {
    // One path more than the limit shows that others exist.
    if (found.length > limit || (tried += 1) > maxSteps) return;
    const isTooFar = (steps: ReadonlyMap<string, number> | undefined) =>
      steps !== undefined && (steps.get(at) ?? Infinity) > left;
    if (isTooFar(toEnd) || open.some((goal) => isTooFar(toGoal.get(goal)))) return;
    if (left === 0) {
      const place = open.length === 0 && walked(model, start, way);
      if (place) found.push(place);
      return;
    }
    for (const edge of onward.get(at) ?? []) {
      const { state } = edge.to;
      if (state === start.state || way.some((one) => one.to.state === state)) continue;
      const stillOpen = open.filter((goal) => !passes(goal, { event: edge.event, state }));
      search(state, [...way, edge], stillOpen, left - 1);
    }
  };
  const open = through.filter((goal) => toGoal.get(goal)?.get(start.state) !== 0);
  for (let length = 1; length < states; length += 1) search(start.state, [], open, length);
  return { found: found.slice(0, limit), isWhole: found.length <= limit && tried <= maxSteps };
}
