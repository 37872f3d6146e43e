import { picturesBase } from '../values/pictures.ts';
import { roundLocation, type Place } from '../values/roundLocation.ts';

/** The size of a locator map in pixels. */
export const locatorSize = { width: 760, height: 420 } as const;

/** The part of the map that phones show, from the left edge; both sides are cropped there. */
export const locatorMiddle = { from: 150, to: 610 } as const;

// Increase this number when maps are drawn differently: it changes their addresses, so caches do not serve earlier
// maps.
const version = 2;

/** Returns the address of a property's locator map, which contains the place rounded to about a kilometre. */
export function getLocatorUrl(unitId: string, place: Place): string {
  const { latitude, longitude } = roundLocation(place);
  return `${picturesBase}/locator/${unitId}/${latitude},${longitude}-${version}.svg`;
}
