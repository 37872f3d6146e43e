import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';
import { spoken } from './words.ts';

/** Something that can happen to a machine, with the words a product owner would use for it. */
export interface ModelEvent {
  /** Unique within its machine; the stable part of path ids and of what browser tests drive. */
  name: string;
  words: string;
  event: EventObject;
  /** For the end of a delay: how long it is, in milliseconds. */
  after?: number;
  /** Where neither a person does it nor the event's type tells: something is heard of, or comes in time. */
  by?: 'received' | 'time';
  /** Whether it skips what leads to a state otherwise: paths go on from it only where nothing else leads there. */
  isShortcut?: boolean;
}

/** What a machine hears in some states, and nothing in a browser brings about there. */
export interface UnreachableState {
  /** By the name of what happens. */
  happening: string;
  in: readonly string[];
  /** Why not, in words. */
  because: string;
}

/** A machine with everything that can happen to it: the model that paths, diagrams and tests are made from. */
export interface Model {
  machine: AnyStateMachine;
  input: unknown;
  events: readonly ModelEvent[];
  /** What happens in turn, by name, when all goes as who uses it wants. */
  requested?: readonly string[];
  /** Where what a machine without a screen of its own does is seen, in words. */
  screenless?: string;
  /** What no walk in a browser can do, though the machine hears it. */
  unreachable?: readonly UnreachableState[];
}

/** Checks a model's input and events against its machine. */
export const defineModel = <M extends AnyStateMachine>(model: {
  machine: M;
  input: InputFrom<M>;
  events: readonly ModelEvent[];
  requested?: readonly string[];
  screenless?: string;
  unreachable?: readonly UnreachableState[];
}): Model => model;

/** A guest, or the page on their behalf, does something. */
export const guestDoes = <M extends AnyStateMachine>(
  event: EventFromLogic<M>,
  words: string = spoken(event.type.replace('.', ' ')),
  name: string = event.type,
): ModelEvent => ({ name, words, event });

/** A call is answered. `variant` tells apart answers that lead to different states. */
export const answered = (call: string, output: unknown, words: string, variant?: string): ModelEvent => ({
  name: variant === undefined ? `${call}.answered` : `${call}.answered.${variant}`,
  words,
  event: { type: `xstate.done.actor.${call}`, actorId: call, output } as EventObject,
});

/** The same where it is no person's doing: another machine tells it, or the page. */
export const toReceivedEvent = (happening: ModelEvent): ModelEvent => ({ ...happening, by: 'received' });

/** The same where it comes by itself, in time. */
export const inTime = (happening: ModelEvent): ModelEvent => ({ ...happening, by: 'time' });

/** A call fails with an error of some kind. `variant` tells apart failures of one kind that lead to different states. */
export const failWith = (
  call: string,
  kind: string,
  error: Error,
  words: string,
  variant?: string,
): ModelEvent => ({
  name: variant === undefined ? `${call}.failed.${kind}` : `${call}.failed.${kind}.${variant}`,
  words,
  event: { type: `xstate.error.actor.${call}`, actorId: call, error } as EventObject,
});

/** A delay of a state comes to its end. */
export const passes = (delay: string, state: string, after: number, words: string): ModelEvent => ({
  name: `${delay}.passed`,
  words,
  after,
  event: { type: `xstate.after.${delay}.${state}` },
});
