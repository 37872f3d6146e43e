import { isDeepStrictEqual } from 'node:util';
import { transition, type AnyMachineSnapshot } from 'xstate';
import { stateName, type ReachedState } from './graph.ts';
import type { ModelEvent, Model } from './model.ts';

/**
 * Whether something leads to another screen: to another state, or to something else that the machine knows in the same
 * one. What of that a view shows no machine can tell, so all of it counts.
 */
export function changesScreen(
  { machine }: Model,
  { state, snapshot }: ReachedState,
  { event }: ModelEvent,
): boolean {
  const [after] = transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown];
  return stateName(after.value) !== state || !isDeepStrictEqual(after.context, snapshot.context);
}

/** Whether the machine hears something in a state that no browser brings about. */
export const isUnreachable = (
  { unreachable = [] }: Model,
  { state }: ReachedState,
  { name }: ModelEvent,
): boolean => unreachable.some((one) => one.happening === name && one.in.includes(state));
