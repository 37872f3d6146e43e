import type { AnyStateMachine } from 'xstate';
import { listInvoked } from './invoked.ts';
import { getMessages } from './messages.ts';
import type { Model } from './model.ts';

/** A machine with those that run in it. */
export interface Tree {
  model: Model;
  branches: readonly Branch[];
}

/** A machine that runs in another one. */
export interface Branch extends Tree {
  /** The states of the other one in which it runs. */
  states: readonly string[];
  /** What it hears of the other one, and what it tells that one: types of events. */
  receives: readonly string[];
  sends: readonly string[];
}

/**
 * Finds the model of a machine.
 * @throws when there is none
 */
export function findModel(models: readonly Model[], { id }: AnyStateMachine): Model {
  const found = models.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`machines/models.ts names no model of the machine ${id}.`);
  return found;
}

function getBranches(model: Model, machine: AnyStateMachine, models: readonly Model[]): Branch[] {
  const { toInvoked } = getMessages(model, machine);
  return listInvoked(machine).map((invoked) => {
    const within = findModel(models, invoked.machine);
    return {
      model: within,
      states: invoked.states,
      receives: toInvoked.get(invoked.id) ?? [],
      sends: getMessages(within, invoked.machine).toItsParent,
      branches: getBranches(within, invoked.machine, models),
    };
  });
}

/** The states in which a machine runs, in words; it runs in all of them where the outer machine itself invokes it. */
export const stateNames = ({ states }: Branch, format = (state: string): string => state): string[] =>
  states.map((state) => (state === '' ? 'every state' : format(state)));

/** A machine with all that runs in it, at whatever depth. */
export const getTree = (model: Model, models: readonly Model[]): Tree => ({
  model,
  branches: getBranches(model, model.machine, models),
});

/** Every machine that runs in no other one, with all that runs in it. */
export function getTrees(models: readonly Model[]): Tree[] {
  const trees = models.map((model) => getTree(model, models));
  const invoked = new Set(trees.flatMap(({ branches }) => branches.map((branch) => branch.model.machine.id)));
  return trees.filter(({ model }) => !invoked.has(model.machine.id));
}
