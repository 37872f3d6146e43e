import { initialTransition, transition } from 'xstate';
import { stateName, type Step } from './graph.ts';
import type { Model } from './model.ts';

/** A step of the main path, with the state before it. */
export interface RequestedStep extends Step {
  from: string;
}

const findEvent = ({ machine, events }: Model, name: string) => {
  const found = events.find((happening) => happening.name === name);
  if (!found) throw new Error(`${machine.id} has no event ${name}.`);
  return found;
};

/**
 * Walks the main path of a machine.
 * @throws if one of its events has no effect
 */
export function parseRequestedRoute(model: Model): RequestedStep[] {
  const { machine, input, requested = [] } = model;
  let [snapshot] = initialTransition(machine, input);
  return requested.map((name) => {
    const happening = findEvent(model, name);
    const from = stateName(snapshot.value);
    if (machine.getTransitionData(snapshot, happening.event).length === 0) {
      throw new Error(`The event ${name} has no effect in the state ${from} of ${machine.id}.`);
    }
    [snapshot] = transition(machine, snapshot, happening.event);
    return { from, happening, state: stateName(snapshot.value) };
  });
}
