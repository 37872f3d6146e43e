import type { ModelEvent } from '../model.ts';

/**
 * The cause of a transition. `expected` is part of the main path. Of the others, `done` is an action of a person,
 * `answered` and `failed` end a call, `time` is a delay, and `received` is an event from another machine or the page.
 */
export type ArrowKind = 'expected' | 'done' | 'answered' | 'failed' | 'time' | 'received';

/**
 * Returns the cause of an event: the one that the model declares, or else the one that follows from the event's type.
 */
export function getKind({ event: { type }, by }: ModelEvent): Exclude<ArrowKind, 'expected'> {
  if (by !== undefined) return by;
  if (type.startsWith('xstate.done.actor.')) return 'answered';
  if (type.startsWith('xstate.error.actor.')) return 'failed';
  return type.startsWith('xstate.after.') ? 'time' : 'done';
}
