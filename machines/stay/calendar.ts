import { parseDate } from '@internationalized/date';
import type { RentalUnit } from '../../contract/rentalUnit.ts';

/** What decides which days can be chosen. */
export type Availability = Pick<RentalUnit, 'unavailable' | 'stay'>;

/** Why a day cannot be the first of a stay. */
export type CheckInObstacle =
  | { reason: 'past' }
  | { reason: 'tooFarAhead' }
  | { reason: 'booked' }
  | { reason: 'closed' }
  /** The nights are free, but too few of them follow for the shortest stay. */
  | { reason: 'gapTooShort'; minNights: number };

/** Why a day cannot be the last of a stay that begins on a given day. */
export type CheckOutObstacle =
  | { reason: 'notAfterCheckIn' }
  | { reason: 'stayTooShort'; minNights: number }
  | { reason: 'stayTooLong'; maxNights: number }
  | { reason: 'acrossBooked' }
  | { reason: 'acrossClosed' };

export type Obstacle = CheckInObstacle | CheckOutObstacle;

/** The calendar date a number of days later; both `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string => parseDate(day).add({ days }).toString();

/** Nights of a stay `[checkIn, checkOut)`: calendar nights, whatever the clocks do meanwhile. */
export const nightsBetween = (checkIn: string, checkOut: string): number =>
  (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;

// `YYYY-MM-DD` sorts as text in the order of the calendar.
const holderOf = (night: string, { unavailable }: Availability) =>
  unavailable.find(({ start, end }) => start <= night && night < end);

const firstTakenNight = (checkIn: string, checkOut: string, { unavailable }: Availability) =>
  unavailable
    .filter(({ start, end }) => start < checkOut && checkIn < end)
    .toSorted((a, b) => a.start.localeCompare(b.start))[0];

/**
 * Why nobody can arrive on a day, or undefined where somebody can. The day another guest leaves is
 * free to arrive on; a day too close before a booking for the shortest stay is not offered.
 */
export function checkInObstacle(day: string, availability: Availability): CheckInObstacle | undefined {
  const { earliest, latest, minNights } = availability.stay;
  if (day < earliest) return { reason: 'past' };
  if (day > latest) return { reason: 'tooFarAhead' };
  const holder = holderOf(day, availability);
  if (holder !== undefined) return { reason: holder.reason };
  if (firstTakenNight(day, daysLater(day, minNights), availability) !== undefined)
    return { reason: 'gapTooShort', minNights };
  return undefined;
}

/**
 * Why a stay that begins on `checkIn` cannot end on a day, or undefined where it can. The day another
 * guest arrives is free to leave on.
 */
export function checkOutObstacle(
  checkIn: string,
  day: string,
  availability: Availability,
): CheckOutObstacle | undefined {
  const { minNights, maxNights } = availability.stay;
  if (day <= checkIn) return { reason: 'notAfterCheckIn' };
  const taken = firstTakenNight(checkIn, day, availability);
  if (taken !== undefined) return { reason: taken.reason === 'booked' ? 'acrossBooked' : 'acrossClosed' };
  const nights = nightsBetween(checkIn, day);
  if (nights < minNights) return { reason: 'stayTooShort', minNights };
  if (nights > maxNights) return { reason: 'stayTooLong', maxNights };
  return undefined;
}

/** The last day a stay can end on: the longest stay from the latest arrival. */
export const lastCheckOut = ({ stay }: Availability): string => daysLater(stay.latest, stay.maxNights);

/**
 * Why a day cannot be chosen next. Without a check-in, or before it, a day would be a new check-in;
 * after it, the check-out.
 */
export const obstacleOf = (
  day: string,
  checkIn: string | undefined,
  availability: Availability,
): Obstacle | undefined =>
  checkIn === undefined || day < checkIn
    ? checkInObstacle(day, availability)
    : checkOutObstacle(checkIn, day, availability);
