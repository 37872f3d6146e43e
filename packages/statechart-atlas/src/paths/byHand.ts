import { getKind } from '../about/kinds.ts';
import { getWalks } from '../about/walks.ts';
import { findReachedStates, type ReachedState } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';

/** The states and events that a path may use. */
export interface Ground {
  /** Returns each reachable state with the path to it, the nearest first. */
  getPlaces: (start: ReachedState) => readonly ReachedState[];
  /** Returns whether a path may use an event in a state. */
  counts: (from: string, event: ModelEvent) => boolean;
}

/** Allows all events, whatever their cause. */
export const unrestrictedGround = (model: Model): Ground => ({
  getPlaces: (start) => findReachedStates(model, start).toSorted((a, b) => a.steps.length - b.steps.length),
  counts: () => true,
});

/**
 * Allows the events that a guest can cause by hand from the first page. Events from another machine, the page or the
 * browser's storage are allowed only if no other path exists, or if they are requested by name.
 * @param requestedNames the names of requested events
 */
export function byHand(model: Model, beginning: ReachedState, requestedNames: readonly string[]): Ground {
  const getLastStep = ({ steps }: ReachedState) =>
    steps.slice(-1).map(({ event }) => `${steps.at(-2)?.state ?? beginning.state} › ${event.name}`);
  const needed = new Set(getWalks(model).flatMap(getLastStep));
  return {
    getPlaces: (start) => getWalks(model, start),
    counts: (from, event) =>
      getKind(event) !== 'received' ||
      requestedNames.includes(event.name) ||
      needed.has(`${from} › ${event.name}`),
  };
}
