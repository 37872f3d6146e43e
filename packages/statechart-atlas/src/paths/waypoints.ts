import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { getNodeName, formatStateValue, getStates, type ReachedState, type Step } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { suggestNames, UnknownName } from './nearest.ts';

/** A state (including its child states) or an event that a path has to pass. */
export type Waypoint = { state: string } | { event: string };

/** Returns whether a state is another one or lies within it. */
export const isWithin = (state: string, outer: string): boolean =>
  state.split(' ').some((leaf) => leaf === outer || leaf.startsWith(`${outer}.`));

/** Returns the names of all possible waypoints: states and events. */
export const listNames = (model: Model): string[] => [
  ...statesNamed(model),
  ...model.events.map(({ name }) => name),
];

const statesNamed = ({ machine }: Model): string[] => getStates(machine.root).map(getNodeName);

/**
 * Reads the name of a state.
 * @throws {UnknownName} for an unknown state
 */
export function readState(model: Model, name: string): { state: string } {
  const states = statesNamed(model);
  if (states.includes(name)) return { state: name };
  const { id } = model.machine;
  throw new UnknownName(`The machine ${id} has no state “${name}”.`, suggestNames(name, states), states);
}

/**
 * Reads the name of a state or event.
 * @throws {UnknownName} for an unknown name
 */
export function readWaypoint(model: Model, name: string): Waypoint {
  const events = model.events.map((event) => event.name);
  if (events.includes(name)) return { event: name };
  if (statesNamed(model).includes(name)) return { state: name };
  const all = listNames(model);
  const { id } = model.machine;
  throw new UnknownName(`The machine ${id} has no state or event “${name}”.`, suggestNames(name, all), all);
}

export const passes = (waypoint: Waypoint, { state, event }: Step): boolean =>
  'state' in waypoint ? isWithin(state, waypoint.state) : event.name === waypoint.event;

/** Returns the initial state of a machine. */
export function getStart({ machine, input }: Model): ReachedState {
  const [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
  return { state: formatStateValue(snapshot.value), snapshot, steps: [] };
}

/** Returns the state after an event. */
export function after({ machine }: Model, from: ReachedState, event: ModelEvent): ReachedState {
  const [snapshot] = transition(machine, from.snapshot, event.event) as [AnyMachineSnapshot, unknown];
  const state = formatStateValue(snapshot.value);
  return { state, snapshot, steps: [...from.steps, { event, state }] };
}

/**
 * Returns the first of some states that is at a waypoint, or the state after the waypoint's event; undefined if there
 * is none.
 */
export function findLeg(
  model: Model,
  places: readonly ReachedState[],
  waypoint: Waypoint,
): ReachedState | undefined {
  if ('state' in waypoint) return places.find(({ state }) => isWithin(state, waypoint.state));
  const event = model.events.find(({ name }) => name === waypoint.event);
  const place = event && places.find(({ snapshot }) => snapshot.can(event.event));
  return place && after(model, place, event);
}
