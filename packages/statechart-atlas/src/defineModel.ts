import type { AnyStateMachine, InputFrom } from 'xstate';
import { getNodeName, getStates } from './graph.ts';
import type { Model, ModelEvent, UnreachableState } from './model.ts';

/**
 * Defines the model of a machine.
 * @throws if event names are not unique, or if it names an event or a state that does not exist
 */
export const defineModel = <M extends AnyStateMachine>(model: {
  machine: M;
  group?: string;
  input: InputFrom<M>;
  events: readonly ModelEvent[];
  mainPath?: readonly string[];
  screenless?: string;
  unreachable?: readonly UnreachableState[];
}): Model => {
  const { machine, events, mainPath = [], unreachable = [] } = model;
  const names = events.map(({ name }) => name);
  const states = new Set(getStates(machine.root).map(getNodeName));
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const named = [...mainPath, ...unreachable.map(({ event }) => event)];
  const errors = [
    ...twice.map((name) => `two events are called "${name}"`),
    ...named.filter((name) => !names.includes(name)).map((name) => `there is no event "${name}"`),
    ...unreachable
      .flatMap((one) => one.states.flatMap((state) => state.split(' ')))
      .filter((state) => !states.has(state))
      .map((state) => `there is no state "${state}"`),
  ];
  if (errors.length > 0) throw new Error(`Model of the machine ${machine.id}: ${errors.join('; ')}.`);
  return model;
};
