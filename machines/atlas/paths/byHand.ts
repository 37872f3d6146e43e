import { getKind } from '../about/kinds.ts';
import { getWalks } from '../about/walks.ts';
import { findReachedStates, type ReachedState } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';

/** How far paths come, and by what. */
export interface Ground {
  /** Each state that can be reached, near ones first, with the way there. */
  getPlaces: (start: ReachedState) => readonly ReachedState[];
  /** Whether something that can happen in a state counts. */
  counts: (from: string, happening: ModelEvent) => boolean;
}

/** Everything counts alike that can happen, whoever brings it about. */
export const anyGround = (model: Model): Ground => ({
  getPlaces: (start) => findReachedStates(model, start).toSorted((a, b) => a.steps.length - b.steps.length),
  counts: () => true,
});

/**
 * Somebody comes by the front door and does it all: what another machine, the page or the browser's memory would tell
 * counts only where nothing else leads on, or where it is asked for.
 *
 * @param requestedNames names of what happens
 */
export function byHand(model: Model, beginning: ReachedState, requestedNames: readonly string[]): Ground {
  const getLastStep = ({ steps }: ReachedState) =>
    steps.slice(-1).map(({ happening }) => `${steps.at(-2)?.state ?? beginning.state} › ${happening.name}`);
  const needed = new Set(getWalks(model).flatMap(getLastStep));
  return {
    getPlaces: (start) => getWalks(model, start),
    counts: (from, happening) =>
      getKind(happening) !== 'received' ||
      requestedNames.includes(happening.name) ||
      needed.has(`${from} › ${happening.name}`),
  };
}
