import { daysLater } from '../../../../contract/rules/nights.ts';
import { arrivalObstacle, type StayRules } from '../../../../contract/rules/obstacles.ts';
import { getArrivalRules } from '../../../../contract/rules/seasons.ts';

/** How stays may be, and the last date on which one may begin. */
interface Rules extends StayRules {
  latest: string;
}

/** For each of these nights in order, how many of them follow each other from it on. */
function runLengths(nights: readonly string[]): number[] {
  const lengths = nights.map(() => 1);
  for (let index = nights.length - 2; index >= 0; index -= 1) {
    if (nights[index + 1] === daysLater(nights[index]!, 1)) lengths[index] = lengths[index + 1]! + 1;
  }
  return lengths;
}

/**
 * Of free nights in order, those that a stay can include. A gap between taken nights that is shorter than the shortest
 * stay, or has no day of arrival, is as good as taken.
 */
export function bookableNights(free: readonly string[], { latest, ...rules }: Rules): string[] {
  const lengths = runLengths(free);
  let reached = 0;
  return free.filter((night, index) => {
    const { minNights } = getArrivalRules(night, rules.stay, rules.seasons);
    const begins = night <= latest && lengths[index]! >= minNights && !arrivalObstacle(night, rules);
    if (begins) reached = Math.max(reached, index + Math.min(lengths[index]!, rules.stay.maxNights));
    return index < reached;
  });
}
