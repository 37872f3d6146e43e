import * as v from 'valibot';
import { means } from './means.ts';
import { language, nonNegativeMoney, timeOfDay } from './primitives.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** House rules, with times on the property's clock. */
export const houseRules = v.object({
  checkInAfter: means(timeOfDay, 'From when guests may arrive, `HH:MM`.'),
  checkOutUntil: means(timeOfDay, 'Until when guests leave, `HH:MM`.'),
  maxGuests: means(v.pipe(v.number(), v.integer(), v.minValue(1)), 'How many people may stay.'),
  quietHours: means(
    v.object({
      from: means(timeOfDay, 'Their begin, `HH:MM`.'),
      to: means(timeOfDay, 'Their end, `HH:MM`.'),
    }),
    'When it has to be quiet; they may go past midnight.',
  ),
  petsAllowed: means(v.boolean(), 'Whether guests may bring pets.'),
  smokingAllowed: means(v.boolean(), 'Whether guests may smoke inside.'),
  partiesAllowed: means(v.boolean(), 'Whether parties and events are allowed.'),
  lostKeysFee: means(nonNegativeMoney, 'What lost keys cost.'),
  notes: v.optional(means(v.array(text), 'Further rules in the words of the host.')),
  notesLanguage: v.optional(
    means(language, 'Which language the notes are in; where it is missing, that of the other texts.'),
  ),
});
