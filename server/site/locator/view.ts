import { geoAzimuthalEqualArea, geoContains, geoPath, type GeoProjection } from 'd3-geo';
import { locatorMiddle, locatorSize } from '../../../contract/rules/locator.ts';
import type { Place } from '../../../contract/values/roundLocation.ts';
import type { Box, CountryShape, WorldMap } from './worldMap.ts';

const { width, height } = locatorSize;
const earthRadius = 6371;
const kilometresOfADegree = 111;
/** The margin beyond the edges in pixels, so that clipped coastlines are not visible along them. */
const margin = 20;

/** The surroundings of a place at one scale. */
export interface View {
  kilometres: number;
  box: Box;
  projection: GeoProjection;
  countries: CountryShape[];
}

function createBox({ latitude, longitude }: Place, kilometres: number): Box {
  const north = (kilometres / kilometresOfADegree) * 0.6;
  const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return {
    west: longitude - east,
    east: longitude + east,
    south: latitude - north,
    north: latitude + north,
  };
}

/** Returns the surroundings of a place with the given width in kilometres. */
export function getView(world: WorldMap, place: Place, kilometres: number): View {
  const box = createBox(place, kilometres);
  const projection = geoAzimuthalEqualArea()
    .rotate([-place.longitude, -place.latitude])
    .scale((earthRadius * width) / kilometres)
    .translate([width / 2, height / 2])
    .precision(0.3)
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
  return { kilometres, box, projection, countries: world.landsIn(box) };
}

/** Returns each country's share of the middle, the largest first. */
function getShares({ projection, countries }: View): number[] {
  const whole = projection.clipExtent();
  const { from, to } = locatorMiddle;
  const path = geoPath(
    projection.clipExtent([
      [from, 0],
      [to, height],
    ]),
  );
  const shares = countries.map((land) => path.area(land) / ((to - from) * height));
  projection.clipExtent(whole);
  return shares.sort((a, b) => b - a);
}

/** The minimum share of water or other countries in the middle by which guests recognise a place. */
const minShare = 0.12;

/** Whether enough of the middle is water or other countries for guests to recognise the place. */
export function hasKnownOutline(view: View): boolean {
  const [largest = 0, second = 0] = getShares(view);
  return second > minShare || (largest > 0.01 && largest < 1 - minShare);
}

/**
 * Distances from a place in degrees, up to about 30 km, to search for the country if rounding moved the place into the
 * sea.
 */
const rings = [0, 0.02, 0.05, 0.1, 0.3];
const ways = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

/** Finds the country of a place in a view. */
export function findCountry({ countries }: View, { latitude, longitude }: Place): CountryShape | undefined {
  for (const ring of rings) {
    for (const way of ways) {
      const near: [number, number] = [longitude + ring * Math.cos(way), latitude + ring * Math.sin(way)];
      const home = countries.find((land) => geoContains(land, near));
      if (home) return home;
    }
  }
  return undefined;
}
