import { geoAzimuthalEqualArea, geoContains, geoPath, type GeoProjection } from 'd3-geo';
import { locatorMiddle, locatorSize } from '../../../contract/rules/locator.ts';
import type { Place } from '../../../contract/rules/roughPlace.ts';
import type { Box, CountryShape, WorldMap } from './worldMap.ts';

const { width, height } = locatorSize;
const earthRadius = 6371;
const kilometresOfADegree = 111;
/** What is drawn beyond the edges, so that no coast is seen along them. */
const margin = 20;

/** What is seen around a place, at one scale. */
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

/** What is seen around a place from so many kilometres from side to side. */
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

/** Which parts of the middle each country has, from the largest to the smallest. */
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

/** So much of the middle is water or another country where a place is known by its surroundings. */
const minShare = 0.12;

/** The share of water and other countries in the middle lets a guest recognise the place. */
export function hasKnownOutline(view: View): boolean {
  const [largest = 0, second = 0] = getShares(view);
  return second > minShare || (largest > 0.01 && largest < 1 - minShare);
}

/** Degrees around a place, for one that was rounded into the sea: up to some 30 km. */
const rings = [0, 0.02, 0.05, 0.1, 0.3];
const ways = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (degrees * Math.PI) / 180);

/** The country that a place is in, as it is seen in a view. */
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
