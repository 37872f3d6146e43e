import * as v from 'valibot';
import { means } from './means.ts';
import { count } from './primitives.ts';

const some = v.pipe(count, v.maxValue(100, 'too_many_guests'));

/** Who comes, where a property tells guests apart by their age. */
export const party = v.object({
  adults: means(v.pipe(some, v.minValue(1, 'too_few_guests')), 'Guests who are older than children are.'),
  children: means(some, 'Guests up to the age of `ageGroups.children.toAge` who are no babies.'),
  babies: means(some, 'Guests up to the age of `ageGroups.babies.toAge`.'),
});
export type Party = v.InferOutput<typeof party>;

/** Up to which age guests are asked for apart from adults; the ages are years, the last one included. */
export const ageGroups = v.object({
  children: v.optional(
    means(
      v.object({ toAge: means(count, 'The last age of a child.') }),
      'Those who are older than babies, and no adults yet.',
    ),
  ),
  babies: v.optional(
    means(
      v.object({
        toAge: means(count, 'The last age of a baby.'),
        countAsGuests: means(v.boolean(), 'Whether they count towards `maxGuests` and for the price.'),
        max: means(count, 'How many babies may come at most.'),
      }),
      'The youngest guests.',
    ),
  ),
});
export type AgeGroups = v.InferOutput<typeof ageGroups>;
