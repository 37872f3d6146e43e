import {
  createActor,
  waitFor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { inspection } from '../actors/inspection.ts';
import type { PageState } from './pageState.ts';

/** Returns the part of a snapshot that a page renders. */
export const getState = (snapshot: AnyMachineSnapshot): PageState => ({
  value: snapshot.value,
  context: snapshot.context as object,
  children: snapshot.children,
});

/** Starts a page's machine in its initial state, or in the state in which the server left it. */
export function startMachine(machine: AnyStateMachine, input: object, from?: PageState): AnyActorRef {
  const actor = createActor(machine, {
    input,
    ...inspection(),
    ...(from && { snapshot: machine.resolveState({ value: from.value, context: from.context }) }),
  });
  return actor.start();
}

/** Whether a page is ready to be shown. */
export const isSettled = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('settled') || snapshot.status !== 'active';

/** Waits until the page is ready to be shown, or until the time in milliseconds is over. */
const waitUntilSettled = (actor: AnyActorRef, milliseconds: number): Promise<unknown> =>
  waitFor(actor, isSettled, { timeout: milliseconds }).catch(() => undefined);

/** Returns a page's machine with the functions that run it, so that both are in the same chunk. */
export const getRunner = (machine: AnyStateMachine) => ({
  machine,
  start: (input: object, from?: PageState) => startMachine(machine, input, from),
  waitUntilSettled,
  getState: getState,
});
export type Runner = ReturnType<typeof getRunner>;
