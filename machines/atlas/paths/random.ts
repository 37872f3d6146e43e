import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { after } from './waypoints.ts';

/** Chooses one of several, and is the same for everybody who begins with the same seed. */
export type Chance = <T>(choices: readonly T[]) => T;

export function getChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  return (choices) => choices[uniformInt(generator, 0, choices.length - 1)]!;
}

/** Goes on from a place by chance, for so many steps or until nothing can happen any more. */
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
