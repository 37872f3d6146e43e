import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate } from './primitives.ts';
import { arrivalDays, season } from './seasons.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The minimum and maximum stay in nights, and the allowed check-in days; a season may override them. */
export const stayLengths = v.object({
  minNights: means(atLeastOne, 'The minimum stay, in nights.'),
  maxNights: means(atLeastOne, 'The maximum stay, in nights.'),
  arrivalDays: v.optional(arrivalDays),
});

/** The first and the last possible check-in date. */
export const checkInDates = v.object({
  earliest: means(calendarDate, 'The first possible check-in date.'),
  latest: means(calendarDate, 'The last possible check-in date.'),
});
export type CheckInDates = v.InferOutput<typeof checkInDates>;

/** A range of unavailable nights `[start, end)`; check-in on `end` may be possible. */
const unavailableNights = v.object({
  start: means(calendarDate, 'The first unavailable night.'),
  end: means(
    calendarDate,
    'The day after the last unavailable night, `[start, end)`. A stay may begin on this day.',
  ),
  reason: means(
    v.picklist(['booked', 'closed']),
    'Whether the nights are occupied by guests or blocked by the host.',
  ),
});
export type UnavailableNights = v.InferOutput<typeof unavailableNights>;

/** The part of a property that changes with every booking and every day. */
export const availability = v.object({
  stay: means(checkInDates, 'The possible check-in dates.'),
  unavailable: means(v.array(unavailableNights), 'The unavailable nights.'),
  seasons: v.optional(
    means(
      v.array(season),
      'The current seasons, if they differ from those of the property’s `pricing`. If a night is in several seasons with a ' +
        'year, the first one applies: single nights with their own price or minimum stay come before the other seasons.',
    ),
  ),
});
export type Availability = v.InferOutput<typeof availability>;
