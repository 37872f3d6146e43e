import { picturesBase } from './pictures.ts';
import { roughPlace, type Place } from './roughPlace.ts';

/** The size that a locator is drawn in. */
export const locatorSize = { width: 760, height: 420 } as const;

/** The part of it that is seen on a phone, from its left edge: both sides are cut off there. */
export const locatorMiddle = { from: 150, to: 610 } as const;

// Another number gives the same place another address, so that nobody is shown what was drawn before.
const version = 2;

/** Where the site draws the surroundings of a property: the place to about a kilometre is part of the address. */
export function locatorAddress(unitId: string, place: Place): string {
  const { latitude, longitude } = roughPlace(place);
  return `${picturesBase}/locator/${unitId}/${latitude},${longitude}-${version}.svg`;
}
