import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Model, ModelEvent } from './model.ts';

/** The dotted name of a state value; parallel regions are separated by a space. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      inner === undefined
        ? []
        : stateName(inner)
            .split(' ')
            .map((leaf) => (leaf === '' ? key : `${key}.${leaf}`)),
    )
    .join(' ');
}

/** The dotted path of a state node; the machine itself has none. */
export const nodeName = (node: AnyStateNode): string => node.path.join('.');

/** Every state of the definition, compound ones included, the machine itself not. */
export const getStates = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...getStates(state)]);

/** One arrow of the definition: a transition object, whether or not an exploration finds it. */
export interface Arrow {
  source: AnyStateNode;
  eventType: string;
  transition: AnyTransitionDefinition;
}

/** Every transition of the definition: each guarded branch, and those of ancestors, once. */
export const getArrows = ({ root }: AnyStateMachine): Arrow[] =>
  [root, ...getStates(root)].flatMap((source) =>
    [...source.transitions].flatMap(([eventType, transitions]) =>
      transitions.map((transition) => ({ source, eventType, transition })),
    ),
  );

export interface Step {
  happening: ModelEvent;
  /** The state it leads to. */
  state: string;
}

/** A state that can be reached, and the shortest way to it. */
export interface ReachedState {
  state: string;
  snapshot: AnyMachineSnapshot;
  steps: Step[];
}

/** The shortest path to every state that some of the model's happenings can reach. */
function findReached(
  { machine, input }: Model,
  happenings: readonly ModelEvent[],
  from?: ReachedState,
): ReachedState[] {
  const byEvent = new Map<unknown, ModelEvent>(happenings.map((happening) => [happening.event, happening]));
  const events = happenings.map(({ event }) => event);
  const paths = getShortestPaths(machine, {
    input,
    ...(from && { fromState: from.snapshot }),
    // The graph tools would walk events that change nothing, and never end on contexts that grow.
    events: (snapshot: AnyMachineSnapshot) => events.filter((event) => snapshot.can(event)),
    serializeState: ({ value }: AnyMachineSnapshot) => JSON.stringify(value),
  });
  return paths.map(({ state, steps }) => ({
    state: stateName((state as AnyMachineSnapshot).value),
    snapshot: state as AnyMachineSnapshot,
    steps: [
      ...(from?.steps ?? []),
      ...steps.flatMap(({ event, state: after }) => {
        const happening = byEvent.get(event);
        return happening ? [{ happening, state: stateName((after as AnyMachineSnapshot).value) }] : [];
      }),
    ],
  }));
}

/**
 * The shortest path to every state that the model's happenings can reach; by a shortcut only where nothing else leads.
 *
 * @param from where they begin instead of at the machine's beginning; the way there is a part of each
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
