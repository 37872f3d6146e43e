import { StateMachine, type AnyStateMachine } from 'xstate';
import { nodeName, getStates } from './graph.ts';

/** A machine that another one invokes. */
export interface Invoked {
  /** What the other one calls it. */
  id: string;
  machine: AnyStateMachine;
  /** The states of the other one in which it runs. */
  states: readonly string[];
}

/** The machines among the actors that a machine declares, by the names it invokes them with. */
export const declaredMachines = ({ implementations }: AnyStateMachine): Map<string, AnyStateMachine> =>
  new Map(
    Object.entries(implementations.actors).flatMap(([src, logic]) =>
      logic instanceof StateMachine ? [[src, logic] as const] : [],
    ),
  );

/** The machines that a machine invokes, in the order of its states. */
export function listInvoked(machine: AnyStateMachine): Invoked[] {
  const declared = declaredMachines(machine);
  const getMachine = (src: unknown) => (typeof src === 'string' ? declared.get(src) : undefined);
  const invocations = [machine.root, ...getStates(machine.root)].flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ id, logic: getMachine(src), state: nodeName(node) })),
  );
  return [...Map.groupBy(invocations, ({ id }) => id)].flatMap(([id, all]) => {
    const logic = all[0]?.logic;
    return logic ? [{ id, machine: logic, states: all.map(({ state }) => state) }] : [];
  });
}

/** All machines that run within a machine, at whatever depth, each once and none before the one that invokes it. */
export function allWithin(machine: AnyStateMachine): AnyStateMachine[] {
  const within = listInvoked(machine).flatMap((one) => [one.machine, ...allWithin(one.machine)]);
  return [...new Map(within.map((one) => [one.id, one])).values()];
}
