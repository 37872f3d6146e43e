import * as v from 'valibot';
import { means } from './means.ts';
import { count, nonNegativeCents, percentage } from './primitives.ts';
import { weekdays } from '../values/weekdays.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The days of the week on which stays may begin. */
export const arrivalDays = means(
  v.pipe(v.array(v.picklist(weekdays)), v.minLength(1)),
  'The days of the week on which stays may begin; if omitted, all of them.',
);

const seasonDay = v.pipe(v.string(), v.regex(/^(\d{4}-)?\d{2}-\d{2}$/));

/** A season with its own prices or rules, from its first to its last night. */
export const season = v.object({
  name: means(
    v.pipe(v.string(), v.nonEmpty('blank')),
    'The name of the season, in the language of the answer.',
  ),
  from: means(seasonDay, 'The first night: `MM-DD` every year, or `YYYY-MM-DD` once.'),
  to: means(
    seasonDay,
    'The last night, in the format of `from`. A yearly season whose `to` is before its `from` ends in the next year.',
  ),
  rate: v.optional(means(nonNegativeCents, 'The price of a night, in cents; if omitted, the usual price.')),
  weekendRate: v.optional(
    means(
      nonNegativeCents,
      'The price of a weekend night, in cents; if omitted, `rate`, or the usual prices without `rate`.',
    ),
  ),
  minNights: v.optional(
    means(atLeastOne, 'The minimum stay, in nights, for stays that begin in the season.'),
  ),
  arrivalDays: v.optional(arrivalDays),
});

/** The nights of the week with their own price. */
export const weekend = v.object({
  days: means(v.array(v.picklist(weekdays)), 'The days of the week on which these nights begin.'),
  rate: means(nonNegativeCents, 'The usual price of such a night, in cents.'),
});

/** A discount that depends on the number of days between booking and check-in. */
export const byDaysBefore = v.object({
  daysBefore: means(count, 'The days between booking and check-in, in the time zone of the property.'),
  percentage: means(percentage, 'The percentage of the discount on the nights, from 0 to 100.'),
});
