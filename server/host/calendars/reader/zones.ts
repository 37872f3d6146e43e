import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import ICAL from 'ical.js';
import type { Component } from './components.ts';

/** A time zone: the property's, one of the system's, one defined in the file, or a fixed offset in minutes. */
export type Zone = 'local' | { name: string } | { embedded: ICAL.Timezone } | { offset: number };

/** The time zones that a file defines, by name. */
export type Zones = ReadonlyMap<string, ICAL.Timezone>;

const known = new Map<string, boolean>();

function isKnown(name: string): boolean {
  if (!known.has(name)) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name }).format();
      known.set(name, true);
    } catch {
      known.set(name, false);
    }
  }
  return known.get(name)!;
}

/** Finds a time zone by its name; an unknown one becomes the property's own. */
export function zoneNamed(name: string | undefined, zones: Zones): Zone {
  if (name === undefined || name === '') return 'local';
  // The system's rules take precedence over the file's, because they cover more years. Some calendars write a path
  // before the name.
  const short = name.split('/').slice(-2).join('/');
  const system = [name, short].find((one) => !/^[+-]\d/.test(one) && isKnown(one));
  if (system !== undefined) return { name: system };
  const embedded = zones.get(name);
  return embedded ? { embedded } : 'local';
}

const getFields = (wall: number) => {
  const at = new Date(wall);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
};

function findInstant(wall: number, name: string): number {
  const { year, month, day, hour, minute, second } = getFields(wall);
  return toZoned(new CalendarDateTime(year, month, day, hour, minute, second), name)
    .toDate()
    .getTime();
}

/** The instant of a local time in a time zone. */
export function toInstant(wall: number, zone: Zone, local: string): number {
  if (zone === 'local') return findInstant(wall, local);
  if ('offset' in zone) return wall - zone.offset * 60_000;
  if ('name' in zone) return findInstant(wall, zone.name);
  return new ICAL.Time(getFields(wall), zone.embedded).toUnixTime() * 1000;
}

/** The local time of an instant in a time zone. */
function toWallTime(instant: number, zone: Zone, local: string): number {
  if (zone !== 'local' && 'offset' in zone) return instant + zone.offset * 60_000;
  if (zone !== 'local' && 'embedded' in zone) {
    const time = ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone.embedded);
    return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  }
  const { year, month, day, hour, minute, second } = fromAbsolute(
    instant,
    zone === 'local' ? local : zone.name,
  );
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Whether a zone is UTC, under any of its names. */
export const isUtc = (zone: Zone): boolean =>
  zone !== 'local' &&
  ('offset' in zone
    ? zone.offset === 0
    : 'name' in zone && /^(?:etc\/)?(?:utc|uct|gmt|zulu|universal|greenwich)$/i.test(zone.name));

const isEuropean = (name: string) => name.startsWith('Europe/');

/** One of the system's time zones for each pair of offsets in winter and in summer, European ones first. */
function listClocks(): readonly string[] {
  const offsets = (name: string) =>
    ['2027-01-15', '2027-07-15'].map((date) => fromAbsolute(Date.parse(date), name).offset).join();
  const names = Intl.supportedValuesOf('timeZone');
  const ordered = [...names.filter(isEuropean), ...names.filter((name) => !isEuropean(name))];
  return [...Map.groupBy(ordered, offsets).values()].map(([first]) => first!);
}

let clocks: readonly string[] | undefined;

/** Whether all instants are midnight in the same time zone: one in Europe, or another one. */
export function findMidnight(instants: readonly number[]): 'in Europe' | 'outside Europe' | undefined {
  clocks ??= listClocks();
  const found = clocks.find((name) =>
    instants.every((instant) => {
      const { hour, minute } = fromAbsolute(instant, name);
      return hour === 0 && minute === 0;
    }),
  );
  if (found === undefined) return undefined;
  return isEuropean(found) ? 'in Europe' : 'outside Europe';
}

const isSame = (one: Zone, other: Zone, local: string): boolean => {
  if (one === 'local' || other === 'local') {
    const named = one === 'local' ? other : one;
    return named === 'local' || ('name' in named && named.name === local);
  }
  if ('offset' in one && 'offset' in other) return one.offset === other.offset;
  if ('name' in one && 'name' in other) return one.name === other.name;
  return 'embedded' in one && 'embedded' in other && one.embedded === other.embedded;
};

/** Converts a local time from one time zone to another; `local` is the property's time zone. */
export const convert = (wall: number, from: Zone, to: Zone, local: string): number =>
  isSame(from, to, local) ? wall : toWallTime(toInstant(wall, from, local), to, local);

const offset = /^(TZOFFSET(?:FROM|TO)\s*:\s*)([+-]?)(\d{2}):?(\d{2}).*$/i;
const needed = /^(begin|end|tzid|tzoffset(from|to)|dtstart|rrule|rdate)\b/i;
const isRule = /^rrule\b/i;
/** Other rules could make the library search endlessly. */
const yearly = /^rrule:freq=yearly(;|$)/i;

/** Parses a time zone that a file defines; empty if it cannot be parsed. */
export function readZone({ lines }: Component): [name: string, zone: ICAL.Timezone][] {
  const kept = lines
    .filter((line) => needed.test(line))
    .map((line) =>
      line.replace(offset, (_, name, sign, hours, minutes) => `${name}${sign || '+'}${hours}${minutes}`),
    );
  if (kept.some((line) => isRule.test(line) && !yearly.test(line))) return [];
  try {
    const text = ['BEGIN:VTIMEZONE', ...kept, 'END:VTIMEZONE'].join('\r\n');
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const zone = new ICAL.Timezone(component);
    zone.utcOffset(ICAL.Time.now());
    return [[zone.tzid, zone]];
  } catch {
    return [];
  }
}
