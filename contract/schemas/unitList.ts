import * as v from 'valibot';
import { means } from './means.ts';
import { count, nonNegativeCents } from './primitives.ts';
import { photo, unitDescription } from './rentalUnit.ts';
import { location } from './location.ts';
import { reviews } from './reviews.ts';
import { unitsPerPage } from '../values/listPages.ts';

/** The number of a page in a path, from 1 to 9999. */
export const pageInPath = means(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'not_a_number')),
  'The number of the page, from 1 to 9999.',
);

const { id, textLanguage, name, summary, maxGuests, bedrooms, registrationNumber } = unitDescription.entries;

/** The part of a property that a list shows. */
export const unitCard = v.object({
  id,
  textLanguage,
  name,
  summary,
  location: means(v.pick(location, ['city', 'country']), 'The place of the property.'),
  maxGuests,
  bedrooms,
  registrationNumber,
  reviews: means(v.pick(reviews, ['count', 'average']), 'The number of reviews and their average rating.'),
  photo: v.optional(means(photo, 'The most important photo.')),
  lowestRate: means(nonNegativeCents, 'The lowest price of a night on any date, in cents.'),
});
export type UnitCard = v.InferOutput<typeof unitCard>;

/** The entries that describe a page of a list, and the whole list. */
export const pageEntries = {
  page: means(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    'The number of this page. After the last page, the host returns the last one again.',
  ),
  unitCount: means(count, 'The number of properties in the whole list.'),
  maxGuests: means(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    'The highest number of guests that one of the properties in the list can host; 1 if the list is empty.',
  ),
};

/** A page of the properties that a site offers. */
export const unitList = v.object({
  ...pageEntries,
  units: means(
    v.pipe(v.array(unitCard), v.maxLength(unitsPerPage)),
    `The properties of this page in display order; every page except the last has ${unitsPerPage}.`,
  ),
});
export type UnitList = v.InferOutput<typeof unitList>;
