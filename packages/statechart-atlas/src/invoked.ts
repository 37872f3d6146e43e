import { StateMachine, type AnyStateMachine } from 'xstate';
import { getNodeName, getStates } from './graph.ts';

/** A machine that another one invokes. */
export interface Invoked {
  /** The invocation's id in the parent. */
  id: string;
  machine: AnyStateMachine;
  /** The states of the parent in which it runs. */
  states: readonly string[];
}

/** Returns the machines among a machine's declared actors, by the name of the actor. */
export const declaredMachines = ({ implementations }: AnyStateMachine): Map<string, AnyStateMachine> =>
  new Map(
    Object.entries(implementations.actors).flatMap(([src, logic]) =>
      logic instanceof StateMachine ? [[src, logic] as const] : [],
    ),
  );

/** Returns the machines that a machine invokes, in the order of its states. */
export function listInvoked(machine: AnyStateMachine): Invoked[] {
  const declared = declaredMachines(machine);
  const getMachine = (src: unknown) => (typeof src === 'string' ? declared.get(src) : undefined);
  const invocations = [machine.root, ...getStates(machine.root)].flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, logic: getMachine(src), state: getNodeName(node) })),
  );
  return [...Map.groupBy(invocations, ({ id }) => id)].flatMap(([id, all]) => {
    const logic = all[0]?.logic;
    return logic ? [{ id, machine: logic, states: all.map(({ state }) => state) }] : [];
  });
}

/** Returns all machines that run within a machine, at any depth: each once, and parents before children. */
export function listMachines(machine: AnyStateMachine): AnyStateMachine[] {
  const within = listInvoked(machine).flatMap((one) => [one.machine, ...listMachines(one.machine)]);
  return [...new Map(within.map((one) => [one.id, one])).values()];
}
