import * as v from 'valibot';
import { means } from './means.ts';

/** The kinds of nearby places, in display order. */
export const nearbyPlaces = [
  'beach',
  'town_centre',
  'bakery',
  'cafe',
  'restaurant',
  'supermarket',
  'market',
  'pharmacy',
  'hospital',
  'playground',
  'viewpoint',
  'hiking_trail',
  'golf_course',
  'bus_stop',
  'tram_stop',
  'metro_station',
  'train_station',
  'ferry',
  'airport',
  'motorway',
  'petrol_station',
  'charging_station',
] as const;
export type NearbyPlace = (typeof nearbyPlaces)[number];

/** The units of a distance. */
const distanceMeasures = ['metres', 'minutes_on_foot', 'minutes_by_car'] as const;

/** The distance from a property to a nearby place. */
export const distance = v.object({
  to: means(v.picklist(nearbyPlaces), 'The kind of place; the site translates it.'),
  name: v.optional(
    means(v.pipe(v.string(), v.nonEmpty('blank')), 'The local name of the place, in any language.'),
  ),
  amount: means(v.pipe(v.number(), v.integer(), v.minValue(1)), 'The distance, in the unit `measure`.'),
  measure: means(
    v.picklist(distanceMeasures),
    'The unit: metres of the route, or minutes on foot or by car. The site converts long distances to kilometres ' +
      'for readability.',
  ),
});
export type Distance = v.InferOutput<typeof distance>;
