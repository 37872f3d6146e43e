import {
  createMachine,
  fromCallback,
  fromPromise,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/**
 * A promise actor that a machine only declares: its implementation is provided where the machine is
 * used (`src/actors`, or a test). Left unprovided it fails and says which one is missing.
 */
export const declaredPromise = <Output, Input extends NonReducibleUnknown = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided.`)));

/** A callback actor that a machine only declares; unprovided, it does nothing. */
export const declaredCallback = <Event extends EventObject, Input extends NonReducibleUnknown>() =>
  fromCallback<Event, Input>(() => undefined);

/**
 * A journey that a page's machine only declares: it is given where the page needs it, and comes with that
 * page's code alone. Not given, it does nothing.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const declaredJourney = <Journey extends AnyStateMachine>() => createMachine({}) as unknown as Journey;

/** What a failed actor throws: anything. (`unknown` would hide the parameter's function type from guards.) */
// oxlint-disable-next-line typescript/no-generated-empty-object-type
export type Cause = NonNullable<unknown> | null | undefined;
