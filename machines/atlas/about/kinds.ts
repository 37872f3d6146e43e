import type { ModelEvent } from '../model.ts';

/**
 * How an arrow comes about: `wanted` lies on the way that whoever uses the machine wants; of the others, `done` is a
 * person's doing, `answered` and `failed` end a call, `time` passes, and `told` comes of another machine or the page.
 */
export type ArrowKind = 'expected' | 'done' | 'answered' | 'failed' | 'time' | 'received';

/** How something comes about, as its event's type tells where the model does not. */
export function getKind({ event: { type }, by }: ModelEvent): Exclude<ArrowKind, 'expected'> {
  if (by !== undefined) return by;
  if (type.startsWith('xstate.done.actor.')) return 'answered';
  if (type.startsWith('xstate.error.actor.')) return 'failed';
  return type.startsWith('xstate.after.') ? 'time' : 'done';
}
