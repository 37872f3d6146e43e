/** A coordinate in decimal degrees, with its axis if a letter (N, S, E or W) gives it. */
interface Coordinate {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | undefined;
}

const number = String.raw`\d{1,3}(?:[.,]\d+)?`;
const part = String.raw`\d{1,2}(?:[.,]\d+)?`;

/** Matches `-9.1287`, `9.1287° W`, `N 41° 8.448'`, `41°08'26.9"N`, and the same with spaces instead of symbols. */
const coordinate = new RegExp(
  String.raw`^([NSEW])?\s*([-+−–]?)\s*(${number})\s*[°º˚]?\s*` +
    String.raw`(?:(?<=[°º˚\s])(${part})\s*['′’ʹ]?\s*(?:(?<=['′’ʹ\s])(${part})\s*(?:["″”ʺ]|''|′′|’’)?\s*)?)?` +
    String.raw`([NSEW])?$`,
  'i',
);

const parseNumber = (text = '0') => Number(text.replace(',', '.'));

/** Parses one coordinate as maps and GPS devices write it; undefined for anything else. */
function readCoordinate(text: string): Coordinate | undefined {
  const [, before, sign = '', whole, minutes, seconds, after] = coordinate.exec(text.trim()) ?? [];
  const letter = (before ?? after)?.toUpperCase();
  if (whole === undefined || (before !== undefined && after !== undefined)) return undefined;
  if (letter !== undefined && sign !== '') return undefined;
  const isWhole = (value: string | undefined) => value === undefined || /^\d+$/.test(value);
  if (minutes !== undefined && (!isWhole(whole) || parseNumber(minutes) >= 60)) return undefined;
  if (seconds !== undefined && (!isWhole(minutes) || parseNumber(seconds) >= 60)) return undefined;
  const size = parseNumber(whole) + parseNumber(minutes) / 60 + parseNumber(seconds) / 3600;
  const isNegative = /[-−–]/.test(sign) || letter === 'S' || letter === 'W';
  const axis = letter === undefined ? undefined : /[NS]/.test(letter) ? 'latitude' : 'longitude';
  // Seven decimals are about one centimetre.
  return { degrees: Number((isNegative ? -size : size).toFixed(7)), axis };
}

/** Parses a latitude or a longitude to decimal degrees; undefined if the text is not a coordinate of this axis. */
export function readDegrees(text: string, axis: 'latitude' | 'longitude'): number | undefined {
  const read = readCoordinate(text);
  return read && (read.axis ?? axis) === axis ? read.degrees : undefined;
}

/** Patterns for the coordinates in addresses of maps: of a place, of a pin, and of the centre of the map. */
const inAddresses = [
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|mlat)=(-?\d+\.\d+)(?:(?:%2C|,)(?:\+|%20|\s)?|&mlon=)(-?\d+\.\d+)/i,
  /^geo:(-?\d+\.\d+),(-?\d+\.\d+)/,
  /#map=[\d.]+\/(-?\d+\.\d+)\/(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
];

type Point = readonly [latitude: number, longitude: number];

function getPoint(one: Coordinate, other: Coordinate): Point | undefined {
  if (one.axis === undefined && other.axis === undefined) return [one.degrees, other.degrees];
  if (one.axis === 'latitude' && other.axis === 'longitude') return [one.degrees, other.degrees];
  return one.axis === 'longitude' && other.axis === 'latitude' ? [other.degrees, one.degrees] : undefined;
}

/**
 * Parses latitude and longitude to decimal degrees, from the two coordinates as maps write them (signed, with letters,
 * in degrees, minutes and seconds, with a decimal point or comma) or from the address of a map; undefined if the text
 * has none.
 */
export function readPoint(typed: string): Point | undefined {
  const text = typed.trim().replace(/^\((.*)\)$/, '$1');
  for (const address of inAddresses) {
    const [, latitude, longitude] = address.exec(text) ?? [];
    if (latitude !== undefined) return [Number(latitude), Number(longitude)];
  }
  const points: Point[] = [];
  for (const { index, 0: separator } of text.matchAll(/\s*[,;/]\s*|\s+|(?<=[NSEW"″”])(?=[-\dNSEW])/gi)) {
    const one = readCoordinate(text.slice(0, index));
    const other = readCoordinate(text.slice(index + separator.length));
    const point = one && other && getPoint(one, other);
    if (point) points.push(point);
  }
  // A comma may be a decimal separator or separate the two coordinates; the text is valid if only one interpretation is
  // possible.
  const isOne = new Set(points.map(String)).size === 1;
  return isOne ? points[0] : undefined;
}
