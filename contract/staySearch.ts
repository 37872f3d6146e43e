import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, count, guestCount, nonNegativeMoney, unitId } from './primitives.ts';
import { weekdays } from './rules/weekdays.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How many guests an address asks for: a number from 1 to 100. */
export const guestsInPath = means(
  v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'not_a_number')),
  'How many people stay, from 1 to 100.',
);

/** Why a stay cannot be had at a property: the first reason, in the order in which it is asked for. */
const stayObstacle = v.variant('reason', [
  v.object({
    reason: means(v.literal('too_many_guests'), 'Fewer people may stay.'),
    maxGuests: means(atLeastOne, 'How many may.'),
  }),
  v.object({ reason: means(v.literal('date_too_soon'), 'Stays no longer begin on that day.') }),
  v.object({ reason: means(v.literal('date_too_far'), 'Stays that far ahead are not offered yet.') }),
  v.object({
    reason: means(v.literal('arrival_day'), 'Stays do not begin on that day of the week.'),
    arrivalDays: means(v.array(v.picklist(weekdays)), 'The days on which they do.'),
  }),
  v.object({
    reason: means(v.literal('stay_too_short'), 'Stays are longer there.'),
    minNights: means(atLeastOne, 'From how many nights on.'),
  }),
  v.object({
    reason: means(v.literal('stay_too_long'), 'Stays are shorter there.'),
    maxNights: means(atLeastOne, 'For how many nights at most.'),
  }),
  v.object({ reason: means(v.literal('taken'), 'One of the nights is booked, held or closed.') }),
]);
export type StayObstacle = v.InferOutput<typeof stayObstacle>;

/** What of all properties can be had for a stay. */
export const staySearch = v.object({
  startDate: means(calendarDate, 'Check-in, as it was asked for.'),
  endDate: means(calendarDate, 'Check-out, as it was asked for.'),
  guestCount,
  nights: means(count, 'How many nights: the days between check-in and check-out.'),
  units: means(
    v.array(
      v.object({
        id: unitId,
        total: v.optional(
          means(
            nonNegativeMoney,
            'What the stay costs there, as a price asked for by itself would say. Only where it can be had.',
          ),
        ),
        obstacle: v.optional(means(stayObstacle, 'Why it cannot be had there. Only where it cannot.')),
      }),
    ),
    'Each property that is let, with either a price or a reason.',
  ),
});
export type StaySearch = v.InferOutput<typeof staySearch>;
