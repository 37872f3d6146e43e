import { createActor, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';

/** Returns the actors of a machine by name. */
export const getActors = (machine: AnyStateMachine) =>
  machine.implementations.actors as unknown as Record<string, AnyActorLogic>;

/** Runs an actor and returns its output. */
export function getOutcome(logic: AnyActorLogic, input: unknown): Promise<unknown> {
  const actor = createActor(logic, { input });
  const promise = toPromise(actor) as Promise<unknown>;
  actor.start();
  return promise;
}
