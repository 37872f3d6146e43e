import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { nodeName, stateName, getStates, type ReachedState, type Step } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { suggestNames, UnknownName } from './nearest.ts';

/** Where a path is to come by: a state, with all that lies in it, or something that happens. */
export type Waypoint = { state: string } | { happening: string };

/** Whether a machine that is in a state is in another one too: in the very same, or within it. */
export const isWithin = (state: string, outer: string): boolean =>
  state.split(' ').some((leaf) => leaf === outer || leaf.startsWith(`${outer}.`));

/** All that a path can come by: states, and what happens. */
export const listNames = (model: Model): string[] => [
  ...statesNamed(model),
  ...model.events.map(({ name }) => name),
];

const statesNamed = ({ machine }: Model): string[] => getStates(machine.root).map(nodeName);

/**
 * Reads the name of a state.
 * @throws {UnknownName} where the machine has none of that name
 */
export function readState(model: Model, name: string): { state: string } {
  const states = statesNamed(model);
  if (states.includes(name)) return { state: name };
  const { id } = model.machine;
  throw new UnknownName(`The machine ${id} has no state “${name}”.`, suggestNames(name, states), states);
}

/**
 * Reads the name of a state, or of something that happens.
 * @throws {UnknownName} where the machine has nothing of that name
 */
export function readWaypoint(model: Model, name: string): Waypoint {
  const happenings = model.events.map((happening) => happening.name);
  if (happenings.includes(name)) return { happening: name };
  if (statesNamed(model).includes(name)) return { state: name };
  const all = listNames(model);
  const { id } = model.machine;
  throw new UnknownName(`Nothing in ${id} is or happens as “${name}”.`, suggestNames(name, all), all);
}

export const passes = (waypoint: Waypoint, { state, happening }: Step): boolean =>
  'state' in waypoint ? isWithin(state, waypoint.state) : happening.name === waypoint.happening;

/** Where a machine begins. */
export function getStart({ machine, input }: Model): ReachedState {
  const [snapshot] = initialTransition(machine, input) as [AnyMachineSnapshot, unknown];
  return { state: stateName(snapshot.value), snapshot, steps: [] };
}

/** Where a machine is after something has happened in a place. */
export function after({ machine }: Model, from: ReachedState, happening: ModelEvent): ReachedState {
  const [snapshot] = transition(machine, from.snapshot, happening.event) as [AnyMachineSnapshot, unknown];
  const state = stateName(snapshot.value);
  return { state, snapshot, steps: [...from.steps, { happening, state }] };
}

/** The first of some places that is a waypoint, or that comes by one next; nothing where none does. */
export function findLeg(
  model: Model,
  places: readonly ReachedState[],
  waypoint: Waypoint,
): ReachedState | undefined {
  if ('state' in waypoint) return places.find(({ state }) => isWithin(state, waypoint.state));
  const happening = model.events.find(({ name }) => name === waypoint.happening);
  const place = happening && places.find(({ snapshot }) => snapshot.can(happening.event));
  return place && after(model, place, happening);
}
