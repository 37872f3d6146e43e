import { initialTransition, transition } from 'xstate';
import { stateName, type Step } from './graph.ts';
import type { Model } from './model.ts';

/** A step of the way that is wanted, with where it begins. */
export interface WantedStep extends Step {
  from: string;
}

const findHappening = ({ machine, happenings }: Model, name: string) => {
  const found = happenings.find((happening) => happening.name === name);
  if (!found) throw new Error(`Nothing of ${machine.id} is called ${name}.`);
  return found;
};

/**
 * Walks a machine as who uses it wants it to go.
 *
 * @throws where nothing comes of one of the happenings
 */
export function wantedWay(model: Model): WantedStep[] {
  const { machine, input, wanted = [] } = model;
  let [snapshot] = initialTransition(machine, input);
  return wanted.map((name) => {
    const happening = findHappening(model, name);
    const from = stateName(snapshot.value);
    if (machine.getTransitionData(snapshot, happening.event).length === 0) {
      throw new Error(`Nothing comes of ${name} in ${from} of ${machine.id}.`);
    }
    [snapshot] = transition(machine, snapshot, happening.event);
    return { from, happening, state: stateName(snapshot.value) };
  });
}
