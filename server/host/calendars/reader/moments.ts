import type { Property } from './properties.ts';
import { zoneNamed, type Zone, type Zones } from './zones.ts';

/** A date, or a local time with its time zone. */
export interface Moment {
  /** The local time in milliseconds, as if it were UTC. */
  wall: number;
  /** Whether it is a date without a time. */
  isDate: boolean;
  zone: Zone;
}

export const dayLength = 86_400_000;

/** The start of a day. */
export const getDay = (wall: number): number => Math.floor(wall / dayLength) * dayLength;

const [minute, quarter] = [60_000, 900_000];

/** Rounds the last minute of a quarter of an hour up: some calendars write 23:59 for midnight. */
export function roundUp(wall: number): number {
  const next = Math.ceil(wall / quarter) * quarter;
  return next - wall <= minute ? next : wall;
}

const latest = Date.parse('9999-12-31');

/** Formats the date as `YYYY-MM-DD`; dates after the year 9999 become its last day. */
export const getDate = (wall: number): string => new Date(Math.min(wall, latest)).toISOString().slice(0, 10);

// Both the basic form of RFC 5545 and the extended one of ISO 8601 are unambiguous.
const date = String.raw`(\d{4})-?(\d{2})-?(\d{2})`;
const clock = String.raw`(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?`;
const written = new RegExp(`^${date}(?:Z|[T ](?:${clock})?(Z|[+-]\\d{2}(?::?\\d{2})?)?)?$`, 'i');
const spaces = /\s*([TZ:+])\s*/gi;

const first = 1900;

/** The start of a calendar date; undefined if the date does not exist. */
function wallDate(year: number, month: number, day: number): number | undefined {
  const wall = Date.UTC(year, month - 1, day);
  const at = new Date(wall);
  const isReal = year >= first && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? wall : undefined;
}

function wallTime(hour: number, minute: number, second: number): number | undefined {
  const isMidnight = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isMidnight) || minute > 59 || second > 60) return undefined;
  return ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1000;
}

function offsetZone(text: string): Zone | undefined {
  if (/^z$/i.test(text)) return { offset: 0 };
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(3).replace(':', '') || '0');
  if (hours > 14 || minutes > 59) return undefined;
  return { offset: (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) };
}

interface Context {
  zone: Zone;
  /** Whether the file declares the value as a date. */
  isDate: boolean;
}

/** Parses a date or a time; undefined if the text is not exactly one valid value. */
export function parseDateTime(text: string, { zone, isDate }: Context): Moment | undefined {
  const found = written.exec(text.trim().replaceAll(spaces, '$1'));
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, offset] = found;
  const start = wallDate(Number(year), Number(month), Number(day));
  if (start === undefined) return undefined;
  if (hour === undefined) return { wall: start, isDate: true, zone: 'local' };
  const time = wallTime(Number(hour), Number(minute ?? 0), Number(second ?? 0));
  const own = offset === undefined ? zone : offsetZone(offset);
  if (time === undefined || own === undefined) return undefined;
  // A time of another clock is not a date, even if the file says so: 22:00 in UTC is the next day in Berlin.
  if (isDate && (time === 0 || own === 'local')) return { wall: start, isDate, zone: 'local' };
  return { wall: start + time, isDate: false, zone: own };
}

const getContext = ({ parameters }: Property, zones: Zones): Context => ({
  zone: zoneNamed(parameters['tzid'], zones),
  isDate: parameters['value']?.toUpperCase() === 'DATE',
});

export interface DateTimes {
  moments: Moment[];
  /** The number of values that could not be parsed. */
  unreadable: number;
}

/** Parses the values of properties, each of which can have several separated by commas. */
export function getMoments(properties: readonly Property[], zones: Zones): DateTimes {
  const found: DateTimes = { moments: [], unreadable: 0 };
  for (const property of properties) {
    const context = getContext(property, zones);
    const values = (property.value ?? 'no value').split(',').filter((value) => value.trim() !== '');
    for (const value of values) {
      // Handles a colon in an unquoted time zone name, and a parameter after the colon.
      const moment = parseDateTime(value, context) ?? parseDateTime(value.split(':').at(-1)!, context);
      if (moment) found.moments.push(moment);
      else found.unreadable += 1;
    }
  }
  return found;
}

const duration = /^\+?P?(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T?(?:(\d{1,7})H)?(?:(\d{1,7})M)?(?:(\d{1,9})S)?)$/i;

/**
 * Parses a duration and returns milliseconds; undefined if the text has none. Months have no fixed length and are
 * rejected.
 */
export function readDuration(text: string): number | undefined {
  const found = duration.exec(text.replaceAll(/\s+/g, ''));
  if (!found || !/\d/.test(text) || /^[^T]*M/i.test(text)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((count) => Number(count ?? 0));
  return (weeks * 7 + days) * dayLength + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}
