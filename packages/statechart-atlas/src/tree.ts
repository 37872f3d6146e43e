import type { AnyStateMachine } from 'xstate';
import { listInvoked } from './invoked.ts';
import { getSentEventTypes } from './messages.ts';
import type { Model } from './model.ts';

/** A machine with the machines that run in it. */
export interface Tree {
  model: Model;
  branches: readonly Branch[];
}

/** A machine that runs in another one. */
export interface Branch extends Tree {
  /** The states of the parent in which it runs. */
  states: readonly string[];
  /** The types of the events that it receives from its parent, and that it sends to its parent. */
  receives: readonly string[];
  sends: readonly string[];
}

/**
 * Finds the model of a machine.
 * @throws if it has none
 */
export function findModel(models: readonly Model[], { id }: AnyStateMachine): Model {
  const found = models.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`No model of the machine ${id} is given.`);
  return found;
}

function getBranches(model: Model, machine: AnyStateMachine, models: readonly Model[]): Branch[] {
  const { toInvoked } = getSentEventTypes(model, machine);
  return listInvoked(machine).map((invoked) => {
    const within = findModel(models, invoked.machine);
    return {
      model: within,
      states: invoked.states,
      receives: toInvoked.get(invoked.id) ?? [],
      sends: getSentEventTypes(within, invoked.machine).toParent,
      branches: getBranches(within, invoked.machine, models),
    };
  });
}

/**
 * Returns the states in which a machine runs, in words; it runs in every state if the parent machine itself invokes it.
 */
export const stateNames = ({ states }: Branch, format = (state: string): string => state): string[] =>
  states.map((state) => (state === '' ? 'every state' : format(state)));

/** Returns a machine with all machines that run in it, at any depth. */
export const getTree = (model: Model, models: readonly Model[]): Tree => ({
  model,
  branches: getBranches(model, model.machine, models),
});

/** Returns every machine that runs in no other one, with all machines that run in it. */
export function getTrees(models: readonly Model[]): Tree[] {
  const trees = models.map((model) => getTree(model, models));
  const invoked = new Set(trees.flatMap(({ branches }) => branches.map((branch) => branch.model.machine.id)));
  return trees.filter(({ model }) => !invoked.has(model.machine.id));
}
