import * as v from 'valibot';
import { means } from './means.ts';
import { language, nonNegativeMoney, timeOfDay } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** House rules, with times in the property's time zone. */
export const houseRules = v.object({
  checkInAfter: means(timeOfDay, 'The earliest check-in time, `HH:MM`.'),
  checkOutUntil: means(timeOfDay, 'The latest check-out time, `HH:MM`.'),
  maxGuests: means(v.pipe(v.number(), v.integer(), v.minValue(1)), 'The maximum number of guests.'),
  quietHours: means(
    v.object({
      from: means(timeOfDay, 'The beginning, `HH:MM`.'),
      to: means(timeOfDay, 'The end, `HH:MM`.'),
    }),
    'The quiet hours; they may extend past midnight.',
  ),
  petsAllowed: means(v.boolean(), 'Whether pets are allowed.'),
  smokingAllowed: means(v.boolean(), 'Whether smoking inside is allowed.'),
  partiesAllowed: means(v.boolean(), 'Whether parties and events are allowed.'),
  lostKeysFee: means(nonNegativeMoney, 'The charge for lost keys.'),
  notes: v.optional(means(v.array(text), 'Further rules in the host’s own words.')),
  notesLanguage: v.optional(
    means(language, 'The language of the notes; if omitted, the language of the other texts.'),
  ),
});
