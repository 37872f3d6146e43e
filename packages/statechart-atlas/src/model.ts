import type { AnyStateMachine, EventFromLogic, EventObject } from 'xstate';
import { spoken } from './words.ts';

/** An event of a machine, described in the words of a product owner. */
export interface ModelEvent {
  /** Unique within the machine; path ids and browser tests depend on it. */
  name: string;
  description: string;
  event: EventObject;
  /** For a delay: its length in milliseconds. */
  after?: number;
  /** Overrides the cause that follows from the event's type: `received` by another machine or the page, or `time`. */
  by?: 'received' | 'time';
  /** Whether the event skips the usual path to a state: paths continue from it only if no other path exists. */
  isShortcut?: boolean;
}

/** An event that a machine handles in some states although no browser can cause it there. */
export interface UnreachableState {
  /** The name of the event. */
  event: string;
  states: readonly string[];
  /** The reason, in words. */
  reason: string;
}

/** A machine with all of its events: the source of paths, diagrams and tests. */
export interface Model {
  machine: AnyStateMachine;
  /** The folder in which its own folder is, below the folder of all machines; that folder itself if omitted. */
  group?: string;
  input: unknown;
  events: readonly ModelEvent[];
  /** The names of the events of the main path, in order. */
  mainPath?: readonly string[];
  /** For a machine without a screen: the place where its effect is visible, in words. */
  screenless?: string;
  /** Events that no browser can cause, although the machine handles them. */
  unreachable?: readonly UnreachableState[];
}

/** Returns the folder of a machine below the folder of all machines. */
export const getFolder = ({ group, machine }: Model): string =>
  group === undefined ? machine.id : `${group}/${machine.id}`;

/** Defines an event that a user causes, or the page on their behalf. */
export const defineUserEvent = <M extends AnyStateMachine>(
  event: EventFromLogic<M>,
  description: string = spoken(event.type.replace('.', ' ')),
  name: string = event.type,
): ModelEvent => ({ name, description, event });

/** Defines the answer to a call. `variant` distinguishes answers that lead to different states. */
export const defineAnswer = (
  call: string,
  output: unknown,
  description: string,
  variant?: string,
): ModelEvent => ({
  name: variant === undefined ? `${call}.answered` : `${call}.answered.${variant}`,
  description,
  event: { type: `xstate.done.actor.${call}`, actorId: call, output } as EventObject,
});

/** Marks an event as sent by another machine or the page. */
export const toReceivedEvent = (event: ModelEvent): ModelEvent => ({ ...event, by: 'received' });

/** Marks an event as caused by time. */
export const toTimedEvent = (event: ModelEvent): ModelEvent => ({ ...event, by: 'time' });

/**
 * Defines the failure of a call with an error. `variant` distinguishes failures of one kind that lead to different
 * states.
 */
export const defineFailure = (
  call: string,
  kind: string,
  error: Error,
  description: string,
  variant?: string,
): ModelEvent => ({
  name: variant === undefined ? `${call}.failed.${kind}` : `${call}.failed.${kind}.${variant}`,
  description,
  event: { type: `xstate.error.actor.${call}`, actorId: call, error } as EventObject,
});

/** Defines the end of a state's delay. */
export const defineDelay = (
  delay: string,
  state: string,
  after: number,
  description: string,
): ModelEvent => ({
  name: `${delay}.passed`,
  description,
  after,
  event: { type: `xstate.after.${delay}.${state}` },
});
