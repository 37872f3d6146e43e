import { daysLater, nightsBetween, type Nights } from '../values/nights.ts';
import { checkInObstacle, checkOutObstacle, type OfferedStays } from './obstacles.ts';
import { getArrivalRules } from './seasons.ts';

/** How many stays are offered. */
const maxStays = 3;

/** How many days check-in may move. */
const maxDays = 60;

const isPossible = ({ start, end }: Nights, offered: OfferedStays) =>
  checkInObstacle(start, offered) === undefined && checkOutObstacle(start, end, offered) === undefined;

/**
 * Returns the possible stays that are nearest to one that is not possible, in the order of their dates: with the same
 * number of nights, or with the minimum stay of the requested check-in if it is longer. The nearest earlier and the
 * nearest later stay come before others.
 */
export function findNearbyStays(requested: Nights, offered: OfferedStays): Nights[] {
  const { minNights } = getArrivalRules(requested.start, offered.stay, offered.seasons);
  const nights = Math.max(nightsBetween(requested.start, requested.end), minNights);
  const createStay = (offset: number): Nights => {
    const start = daysLater(requested.start, offset);
    return { start, end: daysLater(start, nights) };
  };
  const isRequested = ({ start, end }: Nights) => start === requested.start && end === requested.end;
  const findPossible = (offsets: readonly number[]) =>
    offsets.map(createStay).filter((stay) => !isRequested(stay) && isPossible(stay, offered));
  const days = Array.from({ length: maxDays }, (_, index) => index + 1);
  const earlier = findPossible(days.map((distance) => -distance));
  const later = findPossible([0, ...days]);
  const getDistance = ({ start }: Nights) => Math.abs(nightsBetween(requested.start, start));
  const nearest = [...earlier.slice(0, 1), ...later.slice(0, 1)];
  const others = [...earlier.slice(1), ...later.slice(1)].toSorted((a, b) => getDistance(a) - getDistance(b));
  return [...nearest, ...others].slice(0, maxStays).toSorted((a, b) => a.start.localeCompare(b.start));
}
