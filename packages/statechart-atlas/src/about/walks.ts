import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate';
import { formatStateValue, type ReachedState } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { walkMainPath } from '../mainPath.ts';
import { getKind, type ArrowKind } from './kinds.ts';

/**
 * The length of a step by its cause. A path prefers the main path, avoids waiting and failing without need, and uses
 * events from other machines or storage only if no other path exists.
 */
const lengths: Readonly<Record<ArrowKind, number>> = {
  expected: 1,
  done: 3,
  answered: 3,
  failed: 4,
  time: 9,
  received: 1000,
};

interface Walk extends ReachedState {
  length: number;
}

const getNearest = (open: ReadonlyMap<string, Walk>) =>
  [...open.values()].reduce((nearest, one) => (one.length < nearest.length ? one : nearest));

/**
 * Returns the path to each state for a guest who does everything by hand. Events from another machine, the page or the
 * browser's storage occur only if no other path exists, or if they belong to the main path.
 * @param from the state where the paths begin instead of the initial state; each path includes the path to it
 */
export function getWalks(model: Model, from?: ReachedState): ReachedState[] {
  const { machine, events } = model;
  const expectedSteps = new Set(walkMainPath(model).map(({ from, event }) => `${from} › ${event.name}`));
  const getLength = (from: string, event: ModelEvent) =>
    lengths[expectedSteps.has(`${from} › ${event.name}`) ? 'expected' : getKind(event)];
  const [snapshot] = initialTransition(machine, model.input) as [AnyMachineSnapshot, unknown];
  const beginning = { state: formatStateValue(snapshot.value), snapshot, steps: [] };
  const start: Walk = { ...(from ?? beginning), length: 0 };
  const open = new Map([[start.state, start]]);
  const walks = new Map<string, Walk>();
  while (open.size > 0) {
    const at = getNearest(open);
    open.delete(at.state);
    walks.set(at.state, at);
    for (const event of events.filter(({ event }) => at.snapshot.can(event))) {
      const [after] = transition(machine, at.snapshot, event.event) as [AnyMachineSnapshot, unknown];
      const state = formatStateValue(after.value);
      const length = at.length + getLength(at.state, event);
      if (walks.has(state) || (open.get(state)?.length ?? Infinity) <= length) continue;
      open.set(state, { state, snapshot: after, steps: [...at.steps, { event, state }], length });
    }
  }
  return [...walks.values()];
}
