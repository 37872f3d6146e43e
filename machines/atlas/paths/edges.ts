import type { AnyMachineSnapshot } from 'xstate';
import type { ReachedState } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { after, isWithin, type Waypoint } from './waypoints.ts';

/** Something that can happen in a state, and where it leads from the shortest way there. */
export interface Edge {
  from: ReachedState;
  happening: ModelEvent;
  to: ReachedState;
}

/** Whether there is an arrow for it where a machine stands, whatever its guard says. */
const isHandled = ({ _nodes: nodes }: AnyMachineSnapshot, type: string) =>
  nodes.some(({ transitions }) => (transitions.get(type)?.length ?? 0) > 0);

/** Every pair of one of these places and something that can happen in it. */
export const getEdges = (model: Model, places: readonly ReachedState[]): Edge[] =>
  places.flatMap((from) =>
    model.events
      .filter(({ event }) => from.snapshot.can(event))
      .map((happening) => ({ from, happening, to: after(model, from, happening) })),
  );

/** Every pair of one of these places and something that is heard in it, and that each of its guards refuses: nothing comes of it. */
const getRefusals = (model: Model, places: readonly ReachedState[]): Edge[] =>
  places.flatMap((from) =>
    model.events
      .filter(({ event }) => !from.snapshot.can(event) && isHandled(from.snapshot, event.type))
      .map((happening) => ({ from, happening, to: after(model, from, happening) })),
  );

/** Every pair of one of these places and something that is heard in it, whether or not something comes of it. */
export const getPairs = (model: Model, places: readonly ReachedState[]): Edge[] => [
  ...getEdges(model, places),
  ...getRefusals(model, places),
];

/** How many steps it takes at least to come by a waypoint, from each state from which one can. */
export function stepsTo(waypoint: Waypoint, edges: readonly Edge[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const { from, happening, to } of edges) {
    if ('happening' in waypoint) {
      if (happening.name === waypoint.happening) steps.set(from.state, 1);
      continue;
    }
    for (const { state } of [from, to]) if (isWithin(state, waypoint.state)) steps.set(state, 0);
  }
  const backwards = Map.groupBy(edges, ({ to }) => to.state);
  const queue = [...steps.keys()].toSorted((a, b) => steps.get(a)! - steps.get(b)!);
  for (const state of queue) {
    for (const { from } of backwards.get(state) ?? []) {
      if (steps.has(from.state)) continue;
      steps.set(from.state, steps.get(state)! + 1);
      queue.push(from.state);
    }
  }
  return steps;
}
