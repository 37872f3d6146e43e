import { daysLater, nightsBetween, overlap, type Nights } from '../values/nights.ts';
import { getArrivalRules, type Season } from './seasons.ts';
import { getWeekday, type Weekday } from '../values/weekdays.ts';

/** The minimum and maximum stay in nights, and the allowed check-in days. */
export interface StayLengths {
  readonly minNights: number;
  readonly maxNights: number;
  readonly arrivalDays?: readonly Weekday[] | undefined;
}

/** The first and the last possible check-in date, `YYYY-MM-DD`. */
interface CheckInDates {
  readonly earliest: string;
  readonly latest: string;
}

/** The rules of a property for the length and the first day of stays, by season. */
export interface StayRules {
  readonly stay: StayLengths;
  readonly seasons?: readonly Season[] | undefined;
}

/** The possible check-in dates, stay lengths and unavailable nights of a property. */
export interface OfferedStays extends StayRules {
  readonly stay: StayLengths & CheckInDates;
  readonly unavailable: readonly (Nights & { readonly reason: 'booked' | 'closed' })[];
}

/** The reason why check-in on a date is impossible, regardless of other bookings. */
export type DayObstacle = { reason: 'past' } | { reason: 'tooFarAhead' };

/** The reason why a stay cannot have its length. */
export type LengthObstacle =
  | { reason: 'notAfterCheckIn' }
  | { reason: 'stayTooShort'; minNights: number }
  | { reason: 'stayTooShortInSeason'; minNights: number }
  | { reason: 'stayTooLong'; maxNights: number };

/** The reason why check-in is impossible on a day of the week. */
export interface ArrivalObstacle {
  reason: 'otherArrivalDay';
  arrivalDays: readonly Weekday[];
}

/** The reason why check-in on a date is impossible. */
export type CheckInObstacle =
  | DayObstacle
  | ArrivalObstacle
  | { reason: 'booked' }
  | { reason: 'closed' }
  /** The free nights that follow are fewer than the minimum stay. */
  | { reason: 'gapTooShort'; minNights: number };

/** The reason why a stay with a given check-in cannot end on a date. */
export type CheckOutObstacle = LengthObstacle | { reason: 'acrossBooked' } | { reason: 'acrossClosed' };

export type Obstacle = CheckInObstacle | CheckOutObstacle;

/** Returns the reason against check-in on a date, without regard to availability. */
export function dayObstacle(day: string, { earliest, latest }: CheckInDates): DayObstacle | undefined {
  if (day < earliest) return { reason: 'past' };
  return day > latest ? { reason: 'tooFarAhead' } : undefined;
}

/** Returns the reason against check-in on this day of the week, in the season of the date. */
export function arrivalObstacle(day: string, { stay, seasons }: StayRules): ArrivalObstacle | undefined {
  const { arrivalDays } = getArrivalRules(day, stay, seasons);
  if (!arrivalDays || arrivalDays.includes(getWeekday(day))) return undefined;
  return { reason: 'otherArrivalDay', arrivalDays };
}

/**
 * Returns the reason against the length of a stay, without regard to availability. The season of the first day applies.
 */
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

/** Whether the night that begins on a date is free. */
export const isNightFree = (day: string, offered: OfferedStays): boolean =>
  day >= offered.stay.earliest && firstTaken({ start: day, end: daysLater(day, 1) }, offered) === undefined;

/**
 * Returns the reason against check-in on a date, or undefined. Check-in is possible on the day another guest leaves,
 * and impossible if the next booking begins before the minimum stay ends.
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
 * Returns the reason against check-out on a date for a stay from `checkIn`, or undefined. Check-out is possible on the
 * day another guest arrives.
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

/** Returns the last possible check-out: the maximum stay after the last check-in date. */
export const lastCheckOut = ({ stay }: OfferedStays): string => daysLater(stay.latest, stay.maxNights);

/**
 * Returns the reason why a date cannot be chosen next. Without a check-in, or before it, the date would be a new
 * check-in; after it, the check-out.
 */
export const getObstacle = (
  day: string,
  checkIn: string | undefined,
  offered: OfferedStays,
): Obstacle | undefined =>
  checkIn === undefined || day < checkIn
    ? checkInObstacle(day, offered)
    : checkOutObstacle(checkIn, day, offered);
