import type { Place } from '../../../contract/values/roundLocation.ts';

/** The input of a drawing. */
export interface LocatorInput {
  place: Place;
  /** The width of the map in kilometres; undefined for the width at which guests recognise the place. */
  kilometres?: number | undefined;
}
