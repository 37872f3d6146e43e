import type { Budget } from './budget.ts';
import type { CalendarEvent } from './events.ts';
import { getDay, getMoments, type Moment } from './moments.ts';
import { readPeriods } from './periods.ts';
import { propertiesCalled, type Property } from './properties.ts';
import { repeat } from './repeat.ts';
import { readRule } from './rules.ts';
import { onClock, type Clocks, type Span } from './spans.ts';
import { convert } from './zones.ts';

export interface SeriesContext extends Clocks {
  /** No occurrence that ends earlier or begins later matters, in milliseconds on any clock. */
  start: number;
  end: number;
  budget: Budget;
}

/** Once that an event takes place. */
export interface Occurrence {
  event: CalendarEvent;
  span: Span;
}

/** Occurrences that something is said about, by when they begin or by their day. */
class References {
  readonly #walls = new Map<number, CalendarEvent | undefined>();
  readonly #days = new Map<number, CalendarEvent | undefined>();
  readonly #span: Span;
  readonly #local: string;

  constructor(span: Span, { local }: Clocks) {
    this.#span = span;
    this.#local = local;
  }

  /** @returns whether it is clear which occurrence is meant */
  add(moment: Moment, event?: CalendarEvent): boolean {
    const { zone, isDate } = this.#span;
    if (moment.isDate && !isDate) this.#days.set(moment.wall, event);
    else if (moment.isDate) this.#walls.set(moment.wall, event);
    else if (!isDate)
      this.#walls.set(moment.zone === 'local' ? moment.wall : onClock(moment, zone, this.#local), event);
    else return this.#addMidnight(moment, event);
    return true;
  }

  /** A time that means a day is its midnight, in UTC or at the property. */
  #addMidnight(moment: Moment, event: CalendarEvent | undefined): boolean {
    const walls = [moment.wall, onClock(moment, 'local', this.#local)];
    const midnight = walls.find((wall) => wall === getDay(wall));
    if (midnight === undefined) return false;
    this.#walls.set(midnight, event);
    return true;
  }

  /** @returns undefined where nothing is said about it */
  find(wall: number): { event: CalendarEvent | undefined } | undefined {
    if (this.#walls.has(wall)) return { event: this.#walls.get(wall) };
    const day = getDay(wall);
    if (!this.#days.has(day)) return undefined;
    const there = convert(wall, this.#span.zone, 'local', this.#local);
    return getDay(there) === day ? { event: this.#days.get(day) } : undefined;
  }
}

/** When an event begins, and how long it lasts then: at its start, by its rules, and on the dates that are added. */
function beginnings(event: CalendarEvent, span: Span, context: SeriesContext): Map<number, number> {
  const found = new Map([[span.wall, span.length]]);
  const { component, problems } = event;
  try {
    for (const { value } of propertiesCalled(component, 'rrule')) {
      const rule = readRule(value ?? 'no value', span);
      if (rule?.isWithoutEnd) problems.push('RRULE');
      for (const wall of rule ? repeat(rule, span, context) : []) found.set(wall, span.length);
    }
  } catch {
    problems.push('RRULE');
  }
  for (const { wall, length } of additions(event, span, context)) {
    found.set(wall, Math.max(length, found.get(wall) ?? 0));
  }
  return found;
}

const isPeriod = ({ value }: Property) => value?.includes('/') ?? false;

/** Dates and periods that are added to an event; a date without a time begins at the time of the event. */
function additions({ component, problems }: CalendarEvent, span: Span, { zones, local }: Clocks) {
  const written = propertiesCalled(component, 'rdate');
  const dates = getMoments(
    written.filter((property) => !isPeriod(property)),
    zones,
  );
  const periods = readPeriods(written.filter(isPeriod), { zones, local });
  if (dates.unreadable + periods.unreadable > 0) problems.push('RDATE');
  const time = span.wall - getDay(span.wall);
  const toWallTime = (moment: Moment) => {
    if (moment.isDate) return moment.wall + time;
    const wall = onClock(moment, span.zone, local);
    return span.isDate ? getDay(wall) : wall;
  };
  return [
    ...dates.moments.map((moment) => ({ wall: toWallTime(moment), length: span.length })),
    ...periods.spans.map((period) => ({ wall: toWallTime(period), length: period.length })),
  ];
}

function excluded(event: CalendarEvent, span: Span, clocks: Clocks): References {
  const references = new References(span, clocks);
  const { moments, unreadable } = getMoments(propertiesCalled(event.component, 'exdate'), clocks.zones);
  const isClear = moments.map((moment) => references.add(moment)).every(Boolean);
  if (unreadable > 0 || !isClear) event.problems.push('EXDATE');
  return references;
}

interface Change {
  from: number;
  by: number;
  event: CalendarEvent;
  span: Span | undefined;
}

/** Changes of all occurrences from one on, the latest first. */
function getChanges(exceptions: readonly CalendarEvent[], span: Span, { local }: Clocks): Change[] {
  return exceptions
    .filter(({ isRange, recurrence, ...event }) => isRange && recurrence && (event.span || !event.takesPlace))
    .map((event) => {
      const from = onClock(event.recurrence!, span.zone, local);
      const start = event.span?.isDate === span.isDate ? onClock(event.span, span.zone, local) : from;
      return { from, by: start - from, event, span: event.span };
    })
    .toSorted((a, b) => b.from - a.from);
}

/** When an event takes place, but for the occurrences that its exceptions replace. */
function getOccurrences(
  event: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  context: SeriesContext,
): Occurrence[] {
  const { span } = event;
  if (!span) return [];
  const without = excluded(event, span, context);
  const replaced = new References(span, context);
  for (const exception of exceptions) {
    const { recurrence, takesPlace } = exception;
    // An exception that says no nights leaves the occurrence as it is.
    if (!recurrence || (takesPlace && !exception.span)) continue;
    if (!replaced.add(recurrence, exception)) exception.problems.push('RECURRENCE-ID');
  }
  const changes = getChanges(exceptions, span, context);
  const found: Occurrence[] = [];
  for (const [wall, length] of beginnings(event, span, context)) {
    if (without.find(wall) || replaced.find(wall)) continue;
    const change = changes.find(({ from }) => from <= wall);
    const takesPlace = change ? change.event.takesPlace : event.takesPlace;
    const lasts = change?.span ? change.span.length : length;
    const isOver = wall + (change?.by ?? 0) + lasts < context.start;
    if (takesPlace && !isOver)
      found.push({ event, span: { ...span, wall: wall + (change?.by ?? 0), length: lasts } });
  }
  return found;
}

/** When the events of one name take place. */
export function getSeries(group: readonly CalendarEvent[], context: SeriesContext): Occurrence[] {
  const exceptions = group.filter(({ isException }) => isException);
  return [
    ...group
      .filter(({ isException }) => !isException)
      .flatMap((event) => getOccurrences(event, exceptions, context)),
    ...exceptions.flatMap((event) => getOccurrences(event, [], context)),
  ];
}
