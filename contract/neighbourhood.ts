import * as v from 'valibot';
import { means } from './means.ts';

/** What guests ask of a neighbourhood, roughly in the order in which they do. */
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

/** What a distance is counted in. */
const distanceMeasures = ['metres', 'minutes_on_foot', 'minutes_by_car'] as const;

/** How far it is from a property to a place. */
export const distance = v.object({
  to: means(v.picklist(nearbyPlaces), 'What is there; the site names it.'),
  name: v.optional(
    means(v.pipe(v.string(), v.nonEmpty('blank')), 'What the place is called there, in any language.'),
  ),
  amount: means(v.pipe(v.number(), v.integer(), v.minValue(1)), 'How far, counted in `measure`.'),
  measure: means(
    v.picklist(distanceMeasures),
    'Metres of the way there, or minutes that it takes on foot or by car. The site writes kilometres where that is ' +
      'easier to read.',
  ),
});
export type Distance = v.InferOutput<typeof distance>;
