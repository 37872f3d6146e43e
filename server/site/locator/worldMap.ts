import { geoArea } from 'd3-geo';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
// Natural Earth's countries at 1:10 million, in the public domain.
import world from 'world-atlas/countries-10m.json' with { type: 'json' };

/** A range of longitudes and latitudes, in degrees. */
export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The parts of a country in a box: whole islands and mainlands. */
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

// Whether a polygon covers the whole world except itself: simplification reversed the few points of a tiny island.
const isInsideOut = (coordinates: Position[][]) => geoArea({ type: 'Polygon', coordinates }) > 2 * Math.PI;

/** Reads the countries of the world. It takes several hundred milliseconds, so call it in a worker thread. */
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
    /** Returns the countries in a box, each with its visible parts. */
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
