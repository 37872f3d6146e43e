import {
  createActor,
  waitFor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { inspection } from '../actors/inspection.ts';
import type { PageState } from './pageState.ts';

/** What of a snapshot a page shows. */
export const getState = (snapshot: AnyMachineSnapshot): PageState => ({
  value: snapshot.value,
  context: snapshot.context as object,
  children: snapshot.children,
});

/** Starts a page's machine, at its beginning or in the state that the server left it in. */
export function startMachine(machine: AnyStateMachine, input: object, from?: PageState): AnyActorRef {
  const actor = createActor(machine, {
    input,
    ...inspection(),
    ...(from && { snapshot: machine.resolveState({ value: from.value, context: from.context }) }),
  });
  return actor.start();
}

/** Whether a page can be shown as it is. */
export const isSettled = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.hasTag('settled') || snapshot.status !== 'active';

/** Waits until the page can be shown, for so many milliseconds at most. */
const settles = (actor: AnyActorRef, milliseconds: number): Promise<unknown> =>
  waitFor(actor, isSettled, { timeout: milliseconds }).catch(() => undefined);

/** A page's machine, and what runs it: its code comes with it. */
export const getRunner = (machine: AnyStateMachine) => ({
  machine,
  start: (input: object, from?: PageState) => startMachine(machine, input, from),
  settles,
  getState: getState,
});
export type Runner = ReturnType<typeof getRunner>;
