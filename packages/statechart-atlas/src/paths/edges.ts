import type { AnyMachineSnapshot } from 'xstate';
import type { ReachedState } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { after } from './waypoints.ts';

/** An event in a state, and the state after it, starting on the shortest path to the state. */
export interface Edge {
  from: ReachedState;
  event: ModelEvent;
  to: ReachedState;
}

/** Returns whether the current state has a transition for an event type, whatever its guard returns. */
const isHandled = ({ _nodes: nodes }: AnyMachineSnapshot, type: string) =>
  nodes.some(({ transitions }) => (transitions.get(type)?.length ?? 0) > 0);

/** Returns every pair of one of these states and an event that changes something there. */
export const getEdges = (model: Model, places: readonly ReachedState[]): Edge[] =>
  places.flatMap((from) =>
    model.events
      .filter(({ event }) => from.snapshot.can(event))
      .map((event) => ({ from, event, to: after(model, from, event) })),
  );

/** Returns every pair of one of these states and an event that all guards reject there. */
const getRefusals = (model: Model, places: readonly ReachedState[]): Edge[] =>
  places.flatMap((from) =>
    model.events
      .filter(({ event }) => !from.snapshot.can(event) && isHandled(from.snapshot, event.type))
      .map((event) => ({ from, event, to: after(model, from, event) })),
  );

/** Returns every pair of one of these states and an event that has a transition there, with or without effect. */
export const getPairs = (model: Model, places: readonly ReachedState[]): Edge[] => [
  ...getEdges(model, places),
  ...getRefusals(model, places),
];
