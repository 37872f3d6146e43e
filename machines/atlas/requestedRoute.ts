import { initialTransition, transition } from 'xstate';
import { stateName, type Step } from './graph.ts';
import type { Model } from './model.ts';

/** A step of the way that is wanted, with where it begins. */
export interface RequestedStep extends Step {
  from: string;
}

const findEvent = ({ machine, events }: Model, name: string) => {
  const found = events.find((happening) => happening.name === name);
  if (!found) throw new Error(`Nothing of ${machine.id} is called ${name}.`);
  return found;
};

/**
 * Walks a machine as who uses it wants it to go.
 *
 * @throws where nothing comes of one of the happenings
 */
export function parseRequestedRoute(model: Model): RequestedStep[] {
  const { machine, input, requested = [] } = model;
  let [snapshot] = initialTransition(machine, input);
  return requested.map((name) => {
    const happening = findEvent(model, name);
    const from = stateName(snapshot.value);
    if (machine.getTransitionData(snapshot, happening.event).length === 0) {
      throw new Error(`Nothing comes of ${name} in ${from} of ${machine.id}.`);
    }
    [snapshot] = transition(machine, snapshot, happening.event);
    return { from, happening, state: stateName(snapshot.value) };
  });
}
