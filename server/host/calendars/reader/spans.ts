import type { Nights } from '../../../../contract/rules/nights.ts';
import type { Component } from './components.ts';
import {
  getDate,
  dayLength,
  getDay,
  getMoments,
  readDuration,
  type Moment,
  type Moments,
} from './moments.ts';
import { propertiesCalled } from './properties.ts';
import { convert, type Zone, type Zones } from './zones.ts';

/** The time zones that are needed to read times of a file. */
export interface Clocks {
  /** The time zone of the property, which defines its nights. */
  local: string;
  zones: Zones;
}

/** A period in one time zone. */
export interface Span extends Moment {
  /** In milliseconds of local time. */
  length: number;
  /** Whether the end is unknown. The first night then counts as taken, as a precaution. */
  isOpenEnded: boolean;
}

export interface SpanReading {
  span: Span | undefined;
  /** The names of properties that cannot be read or contradict each other. */
  problems: string[];
}

/** The time of day from which an end counts as the following midnight, in milliseconds: some calendars write 23:59. */
const lastMinute = (23 * 60 + 59) * 60_000;

const lastDay = (wall: number) =>
  wall - getDay(wall) >= lastMinute ? getDay(wall) + dayLength : getDay(wall);

const isMidnightInUtc = (wall: number, zone: Zone) =>
  zone !== 'local' && 'offset' in zone && zone.offset === 0 && wall === getDay(wall);

/**
 * The nights of a span in the property's time zone. A date without an end, or with the same date as its end, is one
 * night; a timed span within one day has none. Midnight in UTC may mean a date; then both interpretations are included.
 */
export function getNights({ wall, zone, isDate, length, isOpenEnded }: Span, local: string): Nights {
  const end = wall + length;
  const there = (moment: number) => (isDate ? moment : convert(moment, zone, 'local', local));
  let [first, last] = [getDay(there(wall)), lastDay(there(end))];
  if (!isDate && length > 0 && isMidnightInUtc(wall, zone) && isMidnightInUtc(end, zone)) {
    [first, last] = [Math.min(first, wall), Math.max(last, end)];
  }
  if (isOpenEnded || (isDate && last <= first)) last = Math.max(last, first + dayLength);
  return { start: getDate(first), end: getDate(last) };
}

const earliest = (moments: readonly Moment[]) =>
  moments.reduce<Moment | undefined>(
    (found, one) => (found && found.wall <= one.wall ? found : one),
    undefined,
  );

const latest = (moments: readonly Moment[]) =>
  moments.reduce<Moment | undefined>(
    (found, one) => (found && found.wall >= one.wall ? found : one),
    undefined,
  );

const isUnusual = ({ moments, unreadable }: Moments) =>
  unreadable > 0 || new Set(moments.map(({ wall }) => wall)).size > 1;

/** Converts a time to another time zone; a date is the same in all of them. */
export const onClock = (moment: Moment, zone: Zone, local: string): number =>
  moment.isDate ? moment.wall : convert(moment.wall, moment.zone, zone, local);

/** The night before the end, used if the start is unknown. */
function lastNight(end: Moment, local: string): Span {
  const wall = lastDay(onClock(end, 'local', local)) - dayLength;
  return { wall, isDate: true, zone: 'local', length: dayLength, isOpenEnded: false };
}

/**
 * The span between two times. If one is a date and the other a time, the time is converted to the property's time zone.
 */
export function spanBetween(start: Moment, end: Moment, local: string): Span {
  const zone = start.isDate === end.isDate ? start.zone : 'local';
  const wall = onClock(start, zone, local);
  const length = onClock(end, zone, local) - wall;
  const isOpenEnded = getDay(wall + length) < getDay(wall);
  return { wall, zone, isDate: start.isDate, length: Math.max(length, 0), isOpenEnded };
}

function getDurations(component: Component) {
  const written = propertiesCalled(component, 'duration');
  const lengths = written
    .map(({ value }) => readDuration(value ?? ''))
    .filter((length) => length !== undefined);
  return {
    length: lengths.length > 0 ? Math.max(...lengths) : undefined,
    isUnusual: lengths.length < written.length,
  };
}

/** Reads the start and the end of an event, as far as possible. */
export function readSpan(component: Component, { local, zones }: Clocks): SpanReading {
  const [starts, ends] = ['dtstart', 'dtend'].map((name) =>
    getMoments(propertiesCalled(component, name), zones),
  ) as [Moments, Moments];
  const duration = getDurations(component);
  const problems: string[] = [];
  const start = earliest(starts.moments);
  if (!start || isUnusual(starts)) problems.push('DTSTART');
  const lasting = duration.length;
  const byLength = start && lasting !== undefined ? [{ ...start, wall: start.wall + lasting }] : [];
  const end = latest([...ends.moments, ...byLength]);
  const isMissing = !end && (propertiesCalled(component, 'dtend').length > 0 || duration.isUnusual);
  if (isUnusual(ends) || duration.isUnusual || isMissing)
    problems.push(duration.isUnusual ? 'DURATION' : 'DTEND');
  if (!start) return { span: end && lastNight(end, local), problems };
  if (!end) return { span: { ...start, length: 0, isOpenEnded: isMissing }, problems };
  const span = spanBetween(start, end, local);
  if (span.isOpenEnded && problems.length === 0) problems.push('DTEND');
  return { span, problems };
}
