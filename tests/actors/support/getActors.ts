import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';

/** What a machine calls, by name. */
export const getActors = (machine: AnyStateMachine) =>
  machine.implementations.actors as unknown as Record<string, AnyActorLogic>;

/** What a call comes to. */
export function getOutcome(logic: AnyActorLogic, input: unknown): Promise<unknown> {
  const actor = createActor(logic, { input });
  const promise = toPromise(actor) as Promise<unknown>;
  actor.start();
  return promise;
}
