import { daysLater } from '../../../../contract/values/nights.ts';
import { arrivalObstacle, type StayRules } from '../../../../contract/rules/obstacles.ts';
import { getArrivalRules } from '../../../../contract/rules/seasons.ts';

/** The rules for stays, and the last possible check-in date. */
interface Rules extends StayRules {
  latest: string;
}

/** For each night, the number of consecutive nights in the list from it on. */
function runLengths(nights: readonly string[]): number[] {
  const lengths = nights.map(() => 1);
  for (let index = nights.length - 2; index >= 0; index -= 1) {
    if (nights[index + 1] === daysLater(nights[index]!, 1)) lengths[index] = lengths[index + 1]! + 1;
  }
  return lengths;
}

/**
 * Filters free nights, in order, to those that a stay can include. A gap between taken nights cannot be booked if it is
 * shorter than the shortest stay or contains no arrival day.
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
