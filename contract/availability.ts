import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate } from './primitives.ts';
import { arrivalDays } from './seasons.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How long a stay may be, in nights, and on which days it may begin; a season may say otherwise. */
export const stayLengths = v.object({
  minNights: means(atLeastOne, 'The shortest stay, in nights.'),
  maxNights: means(atLeastOne, 'The longest stay, in nights.'),
  arrivalDays: v.optional(arrivalDays),
});

/** The first and the last day on which a stay may begin. */
export const checkInDates = v.object({
  earliest: means(calendarDate, 'The first day on which a stay may begin.'),
  latest: means(calendarDate, 'The last day on which a stay may begin.'),
});
export type CheckInDates = v.InferOutput<typeof checkInDates>;

/** Nights `[start, end)` nobody else can have; `end` may be a check-in day. */
const unavailableNights = v.object({
  start: means(calendarDate, 'The first night that is taken.'),
  end: means(calendarDate, 'The day after the last one: `[start, end)`. A stay may begin on it.'),
  reason: means(v.picklist(['booked', 'closed']), 'Whether guests are there, or nobody is let in.'),
});
export type UnavailableNights = v.InferOutput<typeof unavailableNights>;

/** What changes with every booking and every day: which nights can still be had. */
export const availability = v.object({
  stay: means(checkInDates, 'When stays may begin.'),
  unavailable: means(v.array(unavailableNights), 'The nights that nobody can have.'),
});
export type Availability = v.InferOutput<typeof availability>;
