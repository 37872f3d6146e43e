import { geoArea } from 'd3-geo';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
// Natural Earth's countries at 1:10 million, in the public domain.
import world from 'world-atlas/countries-10m.json' with { type: 'json' };

/** Degrees from west to east, and from south to north. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** What of a country is in a box: whole islands and mainlands. */
export interface CountryShape {
  type: 'MultiPolygon';
  coordinates: Position[][][];
}

function getBox(line: readonly Position[]): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [east = 0, north = 0] of line) {
    box.west = Math.min(box.west, east);
    box.east = Math.max(box.east, east);
    box.south = Math.min(box.south, north);
    box.north = Math.max(box.north, north);
  }
  return box;
}

const meet = (a: Box, b: Box) => a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

// An island so small that its few points lie the wrong way round is all of the earth but itself.
const isInsideOut = (coordinates: Position[][]) => geoArea({ type: 'Polygon', coordinates }) > 2 * Math.PI;

/** The countries of the earth. To read them takes some hundred milliseconds: this is for a thread of its own. */
export function readWorldMap() {
  const { countries } = world.objects;
  const shapes = feature(world, countries).features.map(({ geometry }): CountryShape => {
    const coordinates =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    return { type: 'MultiPolygon', coordinates };
  });
  return {
    /** The countries that are in a box, each with what of it may be seen there. */
    landsIn: (box: Box): CountryShape[] =>
      shapes
        .map(({ type, coordinates }) => ({
          type,
          coordinates: coordinates.filter(
            (polygon) => meet(getBox(polygon[0]!), box) && !isInsideOut(polygon),
          ),
        }))
        .filter(({ coordinates }) => coordinates.length > 0),
  };
}

export type WorldMap = ReturnType<typeof readWorldMap>;
