import { initialTransition, transition } from 'xstate';
import { formatStateValue, type Step } from './graph.ts';
import type { Model } from './model.ts';

/** A step of the main path, with the state before it. */
export interface MainPathStep extends Step {
  from: string;
}

const findEvent = ({ machine, events }: Model, name: string) => {
  const found = events.find((event) => event.name === name);
  if (!found) throw new Error(`${machine.id} has no event ${name}.`);
  return found;
};

/**
 * Walks the main path of a machine.
 * @throws if one of its events has no effect
 */
export function walkMainPath(model: Model): MainPathStep[] {
  const { machine, input, mainPath = [] } = model;
  let [snapshot] = initialTransition(machine, input);
  return mainPath.map((name) => {
    const event = findEvent(model, name);
    const from = formatStateValue(snapshot.value);
    if (machine.getTransitionData(snapshot, event.event).length === 0) {
      throw new Error(`The event ${name} has no effect in the state ${from} of ${machine.id}.`);
    }
    [snapshot] = transition(machine, snapshot, event.event);
    return { from, event, state: formatStateValue(snapshot.value) };
  });
}
