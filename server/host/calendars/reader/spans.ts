import type { Nights } from '../../../../contract/values/nights.ts';
import type { Component } from './components.ts';
import {
  getDate,
  dayLength,
  getDay,
  getMoments,
  readDuration,
  roundUp,
  type Moment,
  type DateTimes,
} from './moments.ts';
import { propertiesCalled } from './properties.ts';
import { convert, findMidnight, isUtc, toInstant, type Zone, type Zones } from './zones.ts';

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
  /** Whether the file declares that its times mean whole days. */
  isAllDay?: boolean;
}

export interface SpanReading {
  span: Span | undefined;
  /** The names of properties that cannot be read or contradict each other. */
  problems: string[];
}

const isMidnight = (wall: number) => wall === getDay(wall);

const hour = 3_600_000;

/**
 * The time of day at the property from which midnight of a clock further east is more likely than a stay with the same
 * time of check-in and check-out: most hosts and channels of this market are in Europe.
 */
const evenings = { 'in Europe': 12 * hour, 'outside Europe': 18 * hour };

interface Days {
  /** The starts of the first day and of the check-out day. */
  first: number;
  last: number;
  /** Whether the event is given as days, or as times that can mean days. */
  areDates: boolean;
}

/** The days of a span of times in the property's time zone, or of both readings if the times may mean days. */
function getDaysOfTimes(span: Span, local: string): Days {
  const { wall, zone, length, isAllDay = false } = span;
  const ends = [wall, roundUp(wall + length)] as const;
  const [from, to] = ends.map((end) => convert(end, zone, 'local', local)) as [number, number];
  const [first, last] = [getDay(from), getDay(to)];
  if (ends.every(isMidnight)) {
    const lastDate = Math.max(ends[1], wall + dayLength);
    if (!isUtc(zone)) return { first: wall, last: lastDate, areDates: true };
    return { first: Math.min(first, wall), last: Math.max(last, lastDate), areDates: true };
  }
  const midnight = isAllDay
    ? 'in Europe'
    : first < last && findMidnight(ends.map((end) => toInstant(end, zone, local)));
  if (!midnight) return { first, last, areDates: false };
  const isEvening = (time: number) => time - getDay(time) >= evenings[midnight];
  const areDates = isAllDay || isEvening(from) || isEvening(to);
  return { first, last: isEvening(to) ? last + dayLength : last, areDates };
}

function getDays(span: Span, local: string): Days {
  const { wall, isDate, length } = span;
  return isDate
    ? { first: getDay(wall), last: getDay(roundUp(wall + length)), areDates: true }
    : getDaysOfTimes(span, local);
}

/** Whether a span is given as days, or as times that can mean days. */
export const areDates = (span: Span, local: string): boolean => getDays(span, local).areDates;

/**
 * The nights of a span in the property's time zone. A date without an end, or with the same date as its end, is one
 * night; a timed span within one day has none. Times can mean days: midnight in UTC or of another clock. Then the nights
 * of both readings count.
 */
export function getNights(span: Span, local: string): Nights {
  const { first, last, areDates } = getDays(span, local);
  const isAtLeastOne = span.isOpenEnded || (areDates && last <= first);
  return { start: getDate(first), end: getDate(isAtLeastOne ? Math.max(last, first + dayLength) : last) };
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

const isUnusual = ({ moments, unreadable }: DateTimes) =>
  unreadable > 0 || new Set(moments.map(({ wall }) => wall)).size > 1;

/** Converts a time to another time zone; a date is the same in all of them. */
export const onClock = (moment: Moment, zone: Zone, local: string): number =>
  moment.isDate ? moment.wall : convert(moment.wall, moment.zone, zone, local);

/** The date of an end. A time in the evening may be midnight of another clock. */
function getEndDate(end: Moment, local: string): number {
  if (end.isDate || isMidnight(end.wall)) return end.wall;
  const wall = roundUp(onClock(end, 'local', local));
  return wall - getDay(wall) >= evenings['outside Europe'] ? getDay(wall) + dayLength : getDay(wall);
}

/** The night before the end, used if the start is unknown. */
function lastNight(end: Moment, local: string): Span {
  const wall = getEndDate(end, local) - dayLength;
  return { wall, isDate: true, zone: 'local', length: dayLength, isOpenEnded: false };
}

/** The end of a span that starts at a time, on the clock of its start. Two midnights, each of its own clock, are days. */
function getEndWall(start: Moment, end: Moment, zone: Zone, local: string): number {
  if (start.isDate && !end.isDate) return getEndDate(end, local);
  const areDays = !start.isDate && !end.isDate && isMidnight(start.wall) && isMidnight(roundUp(end.wall));
  return areDays ? end.wall : onClock(end, zone, local);
}

/**
 * The span between two times. If one is a date and the other a time, the time is converted to the property's time zone.
 */
export function spanBetween(start: Moment, end: Moment, local: string): Span {
  const zone = start.isDate === end.isDate ? start.zone : 'local';
  const wall = onClock(start, zone, local);
  const length = getEndWall(start, end, zone, local) - wall;
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

const lastCentury = Date.parse('2200-01-01');

const isDeclaredAllDay = (component: Component) =>
  propertiesCalled(component, 'x-microsoft-cdo-alldayevent').some(({ value }) =>
    /^\s*true\s*$/i.test(value ?? ''),
  );

/** Reads the start and the end of an event, as far as possible. */
export function readSpan(component: Component, { local, zones }: Clocks): SpanReading {
  const [starts, ends] = ['dtstart', 'dtend'].map((name) =>
    getMoments(propertiesCalled(component, name), zones),
  ) as [DateTimes, DateTimes];
  const duration = getDurations(component);
  const problems: string[] = [];
  const start = earliest(starts.moments);
  if (!start || isUnusual(starts)) problems.push('DTSTART');
  const lasting = duration.length;
  // No calendar has stays in another century: the year is one of another calendar, such as the Buddhist.
  if (start && start.wall > lastCentury) problems.push('DTSTART');
  const byLength = start && lasting !== undefined ? [{ ...start, wall: start.wall + lasting }] : [];
  const end = latest([...ends.moments, ...byLength]);
  const isMissing = !end && (propertiesCalled(component, 'dtend').length > 0 || duration.isUnusual);
  if (isUnusual(ends) || duration.isUnusual || isMissing)
    problems.push(duration.isUnusual ? 'DURATION' : 'DTEND');
  if (!start) return { span: end && lastNight(end, local), problems };
  const isAllDay = isDeclaredAllDay(component);
  if (!end) return { span: { ...start, length: 0, isOpenEnded: isMissing, isAllDay }, problems };
  const span = { ...spanBetween(start, end, local), isAllDay };
  if (span.isOpenEnded && problems.length === 0) problems.push('DTEND');
  return { span, problems };
}
