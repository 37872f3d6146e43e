import * as v from 'valibot';
import { means } from './means.ts';
import { count, nonNegativeCents, percentage } from './primitives.ts';
import { weekdays } from './rules/weekdays.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The days of the week on which stays may begin. */
export const arrivalDays = means(
  v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)),
  'The days of the week on which stays may begin; where it is missing, on any.',
);

const seasonDay = v.pipe(v.string(), v.regex(/^(\d{4}-)?\d{2}-\d{2}$/));

/** Nights that cost something else, or are offered otherwise, from the first to the last of them. */
export const season = v.object({
  name: means(v.pipe(v.string(), v.nonEmpty('blank')), 'What it is called, in the language of the answer.'),
  from: means(seasonDay, 'Its first night: `MM-DD` every year, or `YYYY-MM-DD` once.'),
  to: means(
    seasonDay,
    'Its last night, in the form of `from`. One of every year whose `to` is before its `from` ends in the next year.',
  ),
  rate: v.optional(
    means(
      nonNegativeCents,
      'What a night costs, in cents; where it is missing, what it costs out of season.',
    ),
  ),
  weekendRate: v.optional(
    means(
      nonNegativeCents,
      'What a night of the weekend costs, in cents; where it is missing and `rate` is not, that.',
    ),
  ),
  minNights: v.optional(means(atLeastOne, 'How many nights stays that begin in it have at least.')),
  arrivalDays: v.optional(arrivalDays),
});

/** The nights of the week that have a price of their own. */
export const weekend = v.object({
  days: means(v.array(v.picklist(weekdays)), 'The days of the week on which these nights begin.'),
  rate: means(nonNegativeCents, 'What such a night costs out of season, in cents.'),
});

/** A discount by how long before check-in a stay is booked. */
export const byDaysBefore = v.object({
  daysBefore: means(count, 'Days between booking and check-in, on the property’s calendar.'),
  percentage: means(percentage, 'How much comes off the nights, from 0 to 100.'),
});
