import * as v from 'valibot';
import { means } from './means.ts';

const text = v.pipe(v.string(), v.nonEmpty('blank'));

/** The location of a property: its town, and a point on the map. */
export const location = v.object({
  city: means(text, 'The city or village.'),
  region: means(text, 'The region.'),
  country: means(text, 'The name of the country.'),
  latitude: means(
    v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    'The latitude in degrees north (WGS 84).',
  ),
  longitude: means(
    v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    'The longitude in degrees east (WGS 84).',
  ),
});
