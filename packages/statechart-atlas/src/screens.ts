import { isDeepStrictEqual } from 'node:util';
import { transition, type AnyMachineSnapshot } from 'xstate';
import { formatStateValue, type ReachedState } from './graph.ts';
import type { ModelEvent, Model } from './model.ts';

/** Returns the snapshot after an event. */
const findNext = (
  { machine }: Model,
  { snapshot }: ReachedState,
  { event }: ModelEvent,
): AnyMachineSnapshot => (transition(machine, snapshot, event) as [AnyMachineSnapshot, unknown])[0];

/** Returns the state after an event. */
export const findNextState = (model: Model, reached: ReachedState, event: ModelEvent): string =>
  formatStateValue(findNext(model, reached, event).value);

/**
 * Returns whether an event changes the screen: it leads to another state, or to other context in the same state. A
 * machine does not know which parts of its context a view shows; therefore every change counts.
 */
export function changesScreen(model: Model, reached: ReachedState, event: ModelEvent): boolean {
  const { value, context } = findNext(model, reached, event);
  return formatStateValue(value) !== reached.state || !isDeepStrictEqual(context, reached.snapshot.context);
}

/** Returns whether the model declares that no browser can cause an event in a state. */
export const isUnreachable = (
  { unreachable = [] }: Model,
  { state }: ReachedState,
  { name }: ModelEvent,
): boolean => unreachable.some((one) => one.event === name && one.states.includes(state));
