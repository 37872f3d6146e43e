import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Model, ModelEvent } from './model.ts';

/** Returns the dotted name of a state value; parallel states are separated by a space. */
export function formatStateValue(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      inner === undefined
        ? []
        : formatStateValue(inner)
            .split(' ')
            .map((leaf) => (leaf === '' ? key : `${key}.${leaf}`)),
    )
    .join(' ');
}

/** Returns the dotted path of a state node; empty for the machine itself. */
export const getNodeName = (node: AnyStateNode): string => node.path.join('.');

/** Returns every state of the definition, including compound states, without the machine itself. */
export const getStates = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...getStates(state)]);

/** A transition of the definition, whether or not a path reaches it. */
export interface Arrow {
  source: AnyStateNode;
  eventType: string;
  transition: AnyTransitionDefinition;
}

/** Returns every transition of the definition: each guarded branch, and each transition of a parent state once. */
export const getArrows = ({ root }: AnyStateMachine): Arrow[] =>
  [root, ...getStates(root)].flatMap((source) =>
    [...source.transitions].flatMap(([eventType, transitions]) =>
      transitions.map((transition) => ({ source, eventType, transition })),
    ),
  );

export interface Step {
  event: ModelEvent;
  /** The state after the event. */
  state: string;
}

/** A reachable state, and the shortest path to it. */
export interface ReachedState {
  state: string;
  snapshot: AnyMachineSnapshot;
  steps: Step[];
}

/** Returns the shortest path to every state that some of the model's events can reach. */
function findReached(
  { machine, input }: Model,
  modelEvents: readonly ModelEvent[],
  from?: ReachedState,
): ReachedState[] {
  const byEvent = new Map<unknown, ModelEvent>(modelEvents.map((one) => [one.event, one]));
  const events = modelEvents.map(({ event }) => event);
  const paths = getShortestPaths(machine, {
    input,
    ...(from && { fromState: from.snapshot }),
    // Only events that the state handles: otherwise the search would also follow events without effect, and would not
    // end on a growing context.
    events: (snapshot: AnyMachineSnapshot) => events.filter((event) => snapshot.can(event)),
    serializeState: ({ value }: AnyMachineSnapshot) => JSON.stringify(value),
  });
  return paths.map(({ state, steps }) => ({
    state: formatStateValue((state as AnyMachineSnapshot).value),
    snapshot: state as AnyMachineSnapshot,
    steps: [
      ...(from?.steps ?? []),
      ...steps.flatMap(({ event: xstateEvent, state: after }) => {
        const event = byEvent.get(xstateEvent);
        return event ? [{ event, state: formatStateValue((after as AnyMachineSnapshot).value) }] : [];
      }),
    ],
  }));
}

/**
 * Returns the shortest path to every state that the model's events can reach; shortcuts are used only if no other path
 * exists.
 * @param from the state where the paths begin instead of the initial state; each path includes the path to it
 */
export function findReachedStates(model: Model, from?: ReachedState): ReachedState[] {
  const { events } = model;
  const usual = findReached(
    model,
    events.filter(({ isShortcut = false }) => !isShortcut),
    from,
  );
  const known = new Set(usual.map(({ state }) => state));
  return [...usual, ...findReached(model, events, from).filter(({ state }) => !known.has(state))];
}
