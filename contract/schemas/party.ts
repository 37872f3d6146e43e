import * as v from 'valibot';
import { means } from './means.ts';
import { count } from './primitives.ts';

const guestNumber = v.pipe(count, v.maxValue(100, 'too_many_guests'));

/** The guests by age group, for properties that distinguish them. */
export const party = v.object({
  adults: means(v.pipe(guestNumber, v.minValue(1, 'too_few_guests')), 'Guests older than children.'),
  children: means(guestNumber, 'Guests up to the age of `ageGroups.children.toAge` who are not babies.'),
  babies: means(guestNumber, 'Guests up to the age of `ageGroups.babies.toAge`.'),
});

/** The upper ages, in years and inclusive, of the guests whom a property counts separately from adults. */
export const ageGroups = v.object({
  children: v.optional(
    means(
      v.object({ toAge: means(count, 'The highest age of a child.') }),
      'Guests older than babies and younger than adults.',
    ),
  ),
  babies: v.optional(
    means(
      v.object({
        toAge: means(count, 'The highest age of a baby.'),
        countAsGuests: means(v.boolean(), 'Whether babies count towards `maxGuests` and for the price.'),
        max: means(count, 'The maximum number of babies.'),
      }),
      'The youngest guests.',
    ),
  ),
});
