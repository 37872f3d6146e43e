import type { CheckInDates } from '../availability.ts';
import type { RentalUnit } from '../rentalUnit.ts';
import { daysLater, nightsBetween, overlap, type Nights } from './nights.ts';
import { getArrivalRules, type Season } from './seasons.ts';
import { getWeekday, type Weekday } from './weekdays.ts';

/** What a property offers in general: how long stays may be and how they may begin, in and out of its seasons. */
export interface StayRules {
  readonly stay: Pick<RentalUnit['stay'], 'minNights' | 'maxNights' | 'arrivalDays'>;
  readonly seasons?: readonly Season[] | undefined;
}

/** What a property offers: when stays may begin, how long they may be, and which nights are taken. */
export interface OfferedStays extends Pick<RentalUnit, 'unavailable' | 'stay'>, Pick<StayRules, 'seasons'> {}

/** Why a stay cannot begin on a day, whoever else is there. */
export type DayObstacle = { reason: 'past' } | { reason: 'tooFarAhead' };

/** Why a stay cannot be as long as it is. */
export type LengthObstacle =
  | { reason: 'notAfterCheckIn' }
  | { reason: 'stayTooShort'; minNights: number }
  | { reason: 'stayTooShortInSeason'; minNights: number }
  | { reason: 'stayTooLong'; maxNights: number };

/** Why a stay cannot begin on a day of the week. */
export interface ArrivalObstacle {
  reason: 'otherArrivalDay';
  arrivalDays: readonly Weekday[];
}

/** Why a day cannot be the first of a stay. */
export type CheckInObstacle =
  | DayObstacle
  | ArrivalObstacle
  | { reason: 'booked' }
  | { reason: 'closed' }
  /** The nights are free, but too few of them follow for the shortest stay. */
  | { reason: 'gapTooShort'; minNights: number };

/** Why a day cannot be the last of a stay that begins on a given day. */
export type CheckOutObstacle = LengthObstacle | { reason: 'acrossBooked' } | { reason: 'acrossClosed' };

export type Obstacle = CheckInObstacle | CheckOutObstacle;

/** Why a stay cannot begin on a day, were all its nights free. */
export function dayObstacle(day: string, { earliest, latest }: CheckInDates): DayObstacle | undefined {
  if (day < earliest) return { reason: 'past' };
  return day > latest ? { reason: 'tooFarAhead' } : undefined;
}

/** Why stays do not begin on a day of the week, in the season that it is in. */
export function arrivalObstacle(day: string, { stay, seasons }: StayRules): ArrivalObstacle | undefined {
  const { arrivalDays } = getArrivalRules(day, stay, seasons);
  if (!arrivalDays || arrivalDays.includes(getWeekday(day))) return undefined;
  return { reason: 'otherArrivalDay', arrivalDays };
}

/** Why a stay cannot be as long as it is, were all its nights free: its first day says what season it is in. */
export function lengthObstacle(
  { start, end }: Nights,
  { stay, seasons }: StayRules,
): LengthObstacle | undefined {
  if (end <= start) return { reason: 'notAfterCheckIn' };
  const { maxNights } = stay;
  const { minNights, isOfSeason } = getArrivalRules(start, stay, seasons);
  const nights = nightsBetween(start, end);
  if (nights < minNights) return { reason: isOfSeason ? 'stayTooShortInSeason' : 'stayTooShort', minNights };
  return nights > maxNights ? { reason: 'stayTooLong', maxNights } : undefined;
}

const firstTaken = (nights: Nights, { unavailable }: OfferedStays) =>
  unavailable.filter((taken) => overlap(taken, nights)).toSorted((a, b) => a.start.localeCompare(b.start))[0];

/** Whether the night that begins on a day may still be part of a stay. */
export const isNightFree = (day: string, offered: OfferedStays): boolean =>
  day >= offered.stay.earliest && firstTaken({ start: day, end: daysLater(day, 1) }, offered) === undefined;

/**
 * Why nobody can arrive on a day, or undefined where somebody can. The day another guest leaves is
 * free to arrive on; a day too close before a booking for the shortest stay is not offered.
 */
export function checkInObstacle(day: string, offered: OfferedStays): CheckInObstacle | undefined {
  const never = dayObstacle(day, offered.stay);
  if (never) return never;
  const taken = firstTaken({ start: day, end: daysLater(day, 1) }, offered);
  if (taken) return { reason: taken.reason };
  const other = arrivalObstacle(day, offered);
  if (other) return other;
  const { minNights } = getArrivalRules(day, offered.stay, offered.seasons);
  return firstTaken({ start: day, end: daysLater(day, minNights) }, offered)
    ? { reason: 'gapTooShort', minNights }
    : undefined;
}

/**
 * Why a stay that begins on `checkIn` cannot end on a day, or undefined where it can. The day another
 * guest arrives is free to leave on.
 */
export function checkOutObstacle(
  checkIn: string,
  day: string,
  offered: OfferedStays,
): CheckOutObstacle | undefined {
  const nights = { start: checkIn, end: day };
  const length = lengthObstacle(nights, offered);
  if (length?.reason === 'notAfterCheckIn') return length;
  const taken = firstTaken(nights, offered);
  if (taken) return { reason: taken.reason === 'booked' ? 'acrossBooked' : 'acrossClosed' };
  return length;
}

/** The last day a stay can end on: the longest stay from the latest arrival. */
export const lastCheckOut = ({ stay }: OfferedStays): string => daysLater(stay.latest, stay.maxNights);

/**
 * Why a day cannot be chosen next. Without a check-in, or before it, a day would be a new check-in;
 * after it, the check-out.
 */
export const getObstacle = (
  day: string,
  checkIn: string | undefined,
  offered: OfferedStays,
): Obstacle | undefined =>
  checkIn === undefined || day < checkIn
    ? checkInObstacle(day, offered)
    : checkOutObstacle(checkIn, day, offered);
