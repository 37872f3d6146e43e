import { isDeepStrictEqual } from 'node:util';
import { transition, type AnyMachineSnapshot } from 'xstate';
import { formatStateValue, type ReachedState } from './graph.ts';
import type { ModelEvent, Model } from './model.ts';

/**
 * Returns whether an event changes the screen: it leads to another state, or to other context in the same state. A
 * machine does not know which parts of its context a view shows; therefore every change counts.
 */
export function changesScreen(
  { machine }: Model,
  { state, snapshot }: ReachedState,
  { event }: ModelEvent,
): boolean {
  const [after] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown];
  return formatStateValue(after.value) !== state || !isDeepStrictEqual(after.context, snapshot.context);
}

/** Returns whether the model declares that no browser can cause an event in a state. */
export const isUnreachable = (
  { unreachable = [] }: Model,
  { state }: ReachedState,
  { name }: ModelEvent,
): boolean => unreachable.some((one) => one.event === name && one.states.includes(state));
