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

/** What the reader knows of the file and of the property. */
export interface Clocks {
  /** The time zone of the property, which says what a night is. */
  local: string;
  zones: Zones;
}

/** From when to when something lasts, on one clock. */
export interface Span extends Moment {
  /** In milliseconds on that clock. */
  length: number;
  /** Whether its end is unknown: its first night is taken as a precaution. */
  isOpenEnded: boolean;
}

export interface SpanReading {
  span: Span | undefined;
  /** Names of properties that cannot be read, or contradict each other. */
  problems: string[];
}

/** Minutes of the day from which an end is the midnight after: 23:59 is how some write it. */
const lastMinute = (23 * 60 + 59) * 60_000;

const lastDay = (wall: number) =>
  wall - getDay(wall) >= lastMinute ? getDay(wall) + dayLength : getDay(wall);

const isMidnightInUtc = (wall: number, zone: Zone) =>
  zone !== 'local' && 'offset' in zone && zone.offset === 0 && wall === getDay(wall);

/**
 * The nights from the day on which a span begins to that on which it ends, by the clock at the property. A day without
 * an end is one night, and so is one that ends on itself; what begins and ends on one day by the clock is none. Where
 * midnight in UTC may mean a date, both readings are taken.
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

/** A moment as it is on another clock; a date is the same on each. */
export const onClock = (moment: Moment, zone: Zone, local: string): number =>
  moment.isDate ? moment.wall : convert(moment.wall, moment.zone, zone, local);

/** What is known where the beginning is not: the night before the end. */
function lastNight(end: Moment, local: string): Span {
  const wall = lastDay(onClock(end, 'local', local)) - dayLength;
  return { wall, isDate: true, zone: 'local', length: dayLength, isOpenEnded: false };
}

/** From one moment to another; of a date and a time, the time is told by the clock at the property. */
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

/** Reads when an event begins and ends, as far as that can be read. */
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
