import { roundLocation, type Place } from '../values/roundLocation.ts';
import { dashboardPage } from './pages.ts';

/** The width of the map in the editor of a property, in kilometres. */
export const editorMapKilometres = 30;

// Increase this number when maps are drawn differently: it changes their addresses.
const version = 1;

/** Returns the address of the map around a place, rounded to about a kilometre, for people who have signed in. */
export function getEditorMapUrl(place: Place): string {
  const { latitude, longitude } = roundLocation(place);
  return `${dashboardPage}/maps/${latitude},${longitude}-${version}-${editorMapKilometres}.svg`;
}

/** Returns the place of a map by its address; undefined for any other address. */
export function readEditorMapUrl(address: string): Place | undefined {
  const [, latitude, longitude] = /\/maps\/(-?[\d.]+),(-?[\d.]+)-/.exec(address) ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth && getEditorMapUrl(place) === address ? place : undefined;
}
