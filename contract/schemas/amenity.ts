import * as v from 'valibot';
import { amenities } from '../values/amenities.ts';
import { amenityCategories, type AmenityCategory } from '../values/amenityCategories.ts';
import { means } from './means.ts';

const amenitySchema = <C extends AmenityCategory>(category: C) =>
  v.object({
    category: means(v.literal(category), 'The category under which the site lists the amenity.'),
    code: means(
      v.picklist<(typeof amenities)[C]>(amenities[category]),
      'The code of the amenity; the site translates it.',
    ),
  });

/** An amenity of a property. */
export const amenity = v.variant('category', [
  amenitySchema(amenityCategories[0]!),
  ...amenityCategories.slice(1).map((category) => amenitySchema(category)),
]);
