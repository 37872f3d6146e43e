import type { Budget } from './budget.ts';
import type { CalendarEvent, EventContext } from './events.ts';
import { getDay, getMoments, type Moment } from './moments.ts';
import { readPeriods } from './periods.ts';
import { propertiesCalled, type Property } from './properties.ts';
import { repeat } from './repeat.ts';
import { readRule } from './rules.ts';
import { onClock, type Clocks, type Span } from './spans.ts';
import { convert } from './zones.ts';

export interface SeriesContext extends EventContext {
  /** The relevant range, in milliseconds in any time zone; occurrences outside it are ignored. */
  start: number;
  end: number;
  budget: Budget;
}

/** One occurrence of an event. */
export interface Occurrence {
  event: CalendarEvent;
  span: Span;
}

/** References to single occurrences, by their start time or by their day. */
class References {
  readonly #walls = new Map<number, CalendarEvent | undefined>();
  readonly #days = new Map<number, CalendarEvent | undefined>();
  readonly #span: Span;
  readonly #local: string;

  constructor(span: Span, { local }: Clocks) {
    this.#span = span;
    this.#local = local;
  }

  /** @returns whether the reference identifies an occurrence */
  add(moment: Moment, event?: CalendarEvent): boolean {
    const { zone, isDate } = this.#span;
    if (moment.isDate && !isDate) this.#days.set(moment.wall, event);
    else if (moment.isDate) this.#walls.set(moment.wall, event);
    else if (!isDate)
      this.#walls.set(moment.zone === 'local' ? moment.wall : onClock(moment, zone, this.#local), event);
    else return this.#addMidnight(moment, event);
    return true;
  }

  /** A time that refers to a date is midnight, in UTC or at the property. */
  #addMidnight(moment: Moment, event: CalendarEvent | undefined): boolean {
    const walls = [moment.wall, onClock(moment, 'local', this.#local)];
    const midnight = walls.find((wall) => wall === getDay(wall));
    if (midnight === undefined) return false;
    this.#walls.set(midnight, event);
    return true;
  }

  /** @returns undefined if no reference matches */
  find(wall: number): { event: CalendarEvent | undefined } | undefined {
    if (this.#walls.has(wall)) return { event: this.#walls.get(wall) };
    const day = getDay(wall);
    if (!this.#days.has(day)) return undefined;
    const there = convert(wall, this.#span.zone, 'local', this.#local);
    return getDay(there) === day ? { event: this.#days.get(day) } : undefined;
  }
}

/** The start times and lengths of an event's occurrences: its own start, those of its rules, and added dates. */
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

/** Dates and periods that are added to an event. A date without a time uses the event's start time. */
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

/** Changes that apply to all occurrences from one on, latest first. */
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

/** The occurrences of an event, without those that its exceptions replace. */
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
    // An exception without readable nights does not change the occurrence.
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

/** The occurrences of all events with the same UID. */
export function getSeries(group: readonly CalendarEvent[], context: SeriesContext): Occurrence[] {
  const exceptions = group.filter(({ isException }) => isException);
  return [
    ...group
      .filter(({ isException }) => !isException)
      .flatMap((event) => getOccurrences(event, exceptions, context)),
    ...exceptions.flatMap((event) => getOccurrences(event, [], context)),
  ];
}
