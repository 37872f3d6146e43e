import * as v from 'valibot';
import { means } from './means.ts';
import { calendarDate, count, guestCount, nonNegativeMoney } from './primitives.ts';
import { weekdays } from '../values/weekdays.ts';
import { unitsPerPage } from '../values/listPages.ts';
import { pageEntries, unitCard } from './unitList.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The number of guests in a path, from 1 to 100. */
export const guestsInPath = means(
  v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'not_a_number')),
  'The number of guests, from 1 to 100.',
);

/** The first reason why a stay is impossible at a property. */
const stayObstacle = v.variant('reason', [
  v.object({
    reason: means(v.literal('too_many_guests'), 'The stay has more guests than the property can host.'),
    maxGuests: means(atLeastOne, 'The maximum number of guests.'),
  }),
  v.object({ reason: means(v.literal('date_too_soon'), 'The check-in date has passed, or is too soon.') }),
  v.object({ reason: means(v.literal('date_too_far'), 'The check-in date is too far ahead.') }),
  v.object({
    reason: means(v.literal('arrival_day'), 'Check-in is not possible on this day of the week.'),
    arrivalDays: means(v.array(v.picklist(weekdays)), 'The allowed check-in days.'),
  }),
  v.object({
    reason: means(v.literal('stay_too_short'), 'The stay has fewer nights than the minimum stay.'),
    minNights: means(atLeastOne, 'The minimum stay, in nights.'),
  }),
  v.object({
    reason: means(v.literal('stay_too_long'), 'The stay has more nights than the maximum stay.'),
    maxNights: means(atLeastOne, 'The maximum stay, in nights.'),
  }),
  v.object({ reason: means(v.literal('taken'), 'At least one night is booked, held or blocked.') }),
]);
export type StayObstacle = v.InferOutput<typeof stayObstacle>;

/** A page of the properties that a site offers, with their availability for a stay. */
export const staySearch = v.object({
  startDate: means(calendarDate, 'The requested check-in date.'),
  endDate: means(calendarDate, 'The requested check-out date.'),
  guestCount,
  nights: means(count, 'The number of nights between check-in and check-out.'),
  freeUnitCount: means(count, 'The number of properties in the whole list that are available for the stay.'),
  ...pageEntries,
  units: means(
    v.pipe(
      v.array(
        v.object({
          ...unitCard.entries,
          total: v.optional(
            means(
              nonNegativeMoney,
              'The price of the stay, identical to a separate price request. Present only if the stay is possible.',
            ),
          ),
          obstacle: v.optional(
            means(stayObstacle, 'The reason why the stay is impossible. Present only if it is.'),
          ),
        }),
      ),
      v.maxLength(unitsPerPage),
    ),
    'The properties of this page, each with either a price or a reason: first all available properties in display order, ' +
      `then the others; every page except the last has ${unitsPerPage}.`,
  ),
});
export type StaySearch = v.InferOutput<typeof staySearch>;
