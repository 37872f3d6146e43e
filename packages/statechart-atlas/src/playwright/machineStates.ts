import { transition, type AnyStateNode } from 'xstate';
import { findReachedStates, formatStateValue, type ReachedState } from '../graph.ts';
import type { Model, ModelEvent } from '../model.ts';
import { getEventName } from './eventName.ts';

/** The state of a machine after an event; undefined if the state does not accept it. */
const findNextState = (
  { machine }: Model,
  { snapshot }: ReachedState,
  { event }: ModelEvent,
): string | undefined =>
  snapshot.can(event) ? formatStateValue(transition(machine, snapshot, event)[0].value) : undefined;

/** Returns the expected moves with which a machine goes to another state. */
export function findDifferingMoves<M extends { from: string; name: string; to: string }>(
  model: Model,
  moves: readonly M[],
): M[] {
  const places = new Map(findReachedStates(model).map((place) => [place.state, place]));
  return moves.filter(({ from, name, to }) => {
    const place = places.get(from);
    const event = model.events.find((one) => one.name === getEventName(name));
    return place && event && findNextState(model, place, event) !== to;
  });
}

const findTagged = (node: AnyStateNode, tag: string, isWithin = false): string[] => {
  const isTagged = isWithin || node.tags.includes(tag);
  const within = Object.values(node.states);
  if (within.length === 0) return isTagged ? [node.path.join('.')] : [];
  return within.flatMap((child) => findTagged(child, tag, isTagged));
};

/** Returns the states of a machine with a tag. */
export const findTaggedStates = (tag: string, { machine }: Model): ReadonlySet<string> =>
  new Set(findTagged(machine.root as AnyStateNode, tag));
