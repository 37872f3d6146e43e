import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { after } from './waypoints.ts';

/** Chooses one of several values; the same seed gives the same choices. */
export type Chance = <T>(choices: readonly T[]) => T;

export function getChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return (choices) => choices[uniformInt(generator, 0, choices.length - 1)]!;
}

/** Walks randomly from a state for a number of steps, or until no event is possible. */
export function walkRandomly(
  model: Model,
  start: ReachedState,
  length: number,
  choose: Chance,
): ReachedState {
  let place = start;
  while (place.steps.length < start.steps.length + length) {
    const open = model.events.filter(({ event }) => place.snapshot.can(event));
    if (open.length === 0) break;
    place = after(model, place, choose(open));
  }
  return place;
}
