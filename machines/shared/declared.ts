import {
  createMachine,
  fromCallback,
  fromPromise,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/**
 * Declares a promise actor whose implementation is provided where the machine is used (`src/actors`, or a test).
 * Without one it rejects with an error that names the actor.
 */
export const declaredPromise = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided.`)));

/** Declares a callback actor; without an implementation it does nothing. */
export const declaredCallback = <Event extends EventObject, Input extends NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => undefined);

/**
 * Declares a journey that each page provides if it needs it, so that its code belongs to that page only. Without an
 * implementation it does nothing.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const declaredJourney = <Journey extends AnyStateMachine>() => createMachine({}) as unknown as Journey;

/** The error of a failed actor, of any type. (`unknown` would hide the parameter's function type from guards.) */
// oxlint-disable-next-line typescript/no-generated-empty-object-type
export type Cause = NonNullable<unknown> | null | undefined;
