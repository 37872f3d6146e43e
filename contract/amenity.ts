import * as v from 'valibot';
import { amenities } from './amenities.ts';
import { amenityCategories, type AmenityCategory } from './amenityCategories.ts';
import { means } from './means.ts';

const getAmenity = <C extends AmenityCategory>(category: C) =>
  v.object({
    category: means(v.literal(category), 'Under which heading it stands.'),
    code: means(v.picklist<(typeof amenities)[C]>(amenities[category]), 'What there is; the site names it.'),
  });

/** One of what a property has. */
export const amenity = v.variant('category', [
  getAmenity(amenityCategories[0]!),
  ...amenityCategories.slice(1).map((category) => getAmenity(category)),
]);
