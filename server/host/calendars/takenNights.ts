import { overlap, type Nights } from '../../../contract/values/nights.ts';
import { openBudget } from './reader/budget.ts';
import { parseComponents, type Component } from './reader/components.ts';
import { eventGroups, readEvent, type CalendarEvent } from './reader/events.ts';
import { readPeriods } from './reader/periods.ts';
import { propertiesCalled, getText } from './reader/properties.ts';
import { getSeries, type SeriesContext } from './reader/series.ts';
import { getNights, type Span } from './reader/spans.ts';
import { isClosure, isStay } from './reader/summaries.ts';
import { readZone } from './reader/zones.ts';

/** Nights that are taken according to an external calendar. */
export interface TakenNights extends Nights {
  /** Whether a guest may stay then; otherwise the nights are only blocked. */
  isStay: boolean;
  /** Set if the event says only that the nights are taken, as a channel does that repeats what it read here. */
  isClosure?: true;
}

export interface Reading {
  /** The property's time zone, which defines its nights. */
  timeZone: string;
  /** The relevant nights: `[start, end)`. */
  open: Nights;
  /** Whether an event was exported by this site and comes back. */
  isOwn: (uid: string) => boolean;
  /** Whether whole days that are marked as free are ignored. */
  ignoresFree?: boolean;
}

/** An event that cannot be read, or only in part. It contains no personal data. */
export interface UnreadableEvent {
  /** The line of the file on which it begins. */
  line: number;
  /** The names of the unreadable properties, such as `DTEND`. */
  properties: string[];
  /** Identifies the event as long as its content is the same, on any line. */
  key: string;
  /** The nights that the event takes: the first ones if it repeats, null if none can be read. */
  nights: Nights | null;
}

export interface ReadNights {
  nights: TakenNights[];
  /** The number of events that cannot be read, or only in part. */
  unreadable: number;
  /** The events that cannot be read, or only in part. */
  problems: UnreadableEvent[];
  /** The numbers of events that are marked as free: those that take nights nevertheless, and those that take none. */
  free: { taken: number; ignored: number };
}

interface Found {
  component: Component;
  problems: readonly string[];
  /** The first occurrence, and the occurrences within the relevant nights. */
  first: Nights | undefined;
  nights: TakenNights[];
  isFree?: boolean;
}

const dayLength = 86_400_000;

const getKind = (summary: string) => ({
  isStay: isStay(summary),
  ...(isStay(summary) && isClosure(summary) && { isClosure: true as const }),
});

const hasNights = ({ start, end }: Nights) => start < end;

function readEvents(events: readonly CalendarEvent[], context: SeriesContext): Found[] {
  const found = new Map<CalendarEvent, Found>();
  for (const group of eventGroups(events)) {
    for (const event of group.filter(({ takesPlace }) => takesPlace)) {
      const { component, problems, span, isFree } = event;
      const first = span && getNights(span, context.local);
      found.set(event, { component, problems, first, nights: [], isFree });
    }
    for (const { event, span } of getSeries(group, context)) {
      const kind = getKind(getText(event.component, 'summary').replaceAll(/\\n/gi, ' '));
      found.get(event)?.nights.push({ ...getNights(span, context.local), ...kind });
    }
  }
  return [...found.values()];
}

/** Reads the busy times of a component (RFC 5545, 3.6.4). */
function readBusy(component: Component, context: SeriesContext): Found {
  const problems: string[] = component.isComplete ? [] : ['VFREEBUSY'];
  const nights = propertiesCalled(component, 'freebusy').flatMap((property) => {
    const type = property.parameters['fbtype']?.toUpperCase() ?? 'BUSY';
    if (type === 'FREE') return [];
    const { spans, unreadable } = readPeriods([property], context);
    if (unreadable > 0) problems.push('FREEBUSY');
    const kind = { isStay: type !== 'BUSY-UNAVAILABLE', isClosure: true as const };
    return spans.map((span: Span) => ({ ...getNights(span, context.local), ...kind }));
  });
  return { component, problems, first: undefined, nights };
}

/**
 * Filters nights to the relevant ones. The start is not clipped, because it distinguishes a continuing stay from
 * another one.
 */
const whatMatters = (nights: readonly TakenNights[], open: Nights): TakenNights[] =>
  nights
    .filter((one) => hasNights(one) && overlap(one, open))
    .map((one) => ({ ...one, end: one.end > open.end ? open.end : one.end }));

function unique(nights: readonly TakenNights[]): TakenNights[] {
  const byKey = new Map<string, TakenNights>();
  for (const one of nights) {
    const key = `${one.start} ${one.end} ${one.isStay}`;
    if (!one.isClosure || !byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()].toSorted((a, b) => a.start.localeCompare(b.start));
}

/** Properties that can take nights at any time, independent of the event's first nights. */
const lasting = new Set(['DTSTART', 'RRULE', 'RDATE', 'RECURRENCE-ID', 'FREEBUSY', 'VAVAILABILITY']);

function toProblem({ component, problems, first, nights }: Found, open: Nights): UnreadableEvent[] {
  const isOver = first !== undefined && first.end <= open.start && nights.length === 0;
  if (problems.length === 0 || (isOver && !problems.some((name) => lasting.has(name)))) return [];
  const properties = [...new Set(problems)];
  const taken = nights.find((one) => hasNights(one) && one.end > open.start);
  return [
    {
      line: component.line,
      properties,
      key: [...properties, first?.start, first?.end].join(' '),
      nights: taken ? { start: taken.start, end: taken.end } : null,
    },
  ];
}

/** Text that belongs to no event, and seems to contain nights. */
const toStray = (line: number): UnreadableEvent => {
  return { line, properties: ['VCALENDAR'], key: 'VCALENDAR', nights: null };
};

/** Counts the events that are marked as free and would otherwise take nights. */
const countIgnored = (events: readonly CalendarEvent[], { local }: SeriesContext, open: Nights): number =>
  events.filter(({ component, span, isFree, isCancelled, takesPlace }) => {
    if (!isFree || isCancelled || takesPlace || !span) return false;
    const nights = getNights(span, local);
    const isUpcoming =
      nights.end > open.start || ['rrule', 'rdate'].some((name) => getText(component, name) !== '');
    return hasNights(nights) && isUpcoming;
  }).length;

/**
 * Reads the taken nights of a calendar file, in order, without guests' names or reasons. Of a partly readable event,
 * the readable nights count as taken.
 * @throws {NoCalendar} if the text is not a calendar
 */
export function takenNights(text: string, reading: Reading): ReadNights {
  const { timeZone, open, isOwn, ignoresFree = false } = reading;
  const { components, strays } = parseComponents(text);
  const called = (name: string) => components.filter((component) => component.name === name);
  const context: SeriesContext = {
    local: timeZone,
    zones: new Map(called('vtimezone').flatMap((component) => readZone(component))),
    start: Date.parse(open.start) - 2 * dayLength,
    end: Date.parse(open.end) + 2 * dayLength,
    budget: openBudget(),
    ignoresFree,
  };
  const events = called('vevent')
    .filter((component) => !isOwn(getText(component, 'uid')))
    .map((component) => readEvent(component, context));
  const found = [
    ...readEvents(events, context),
    ...called('vfreebusy').map((component) => readBusy(component, context)),
    // VAVAILABILITY contains available times, which this reader does not support.
    ...called('vavailability').map((component) => ({
      component,
      problems: ['VAVAILABILITY'],
      first: undefined,
      nights: [],
    })),
  ];
  const problems = [...found.flatMap((one) => toProblem(one, open)), ...strays.map(toStray)];
  const isTaken = ({ isFree = false, nights }: Found) => isFree && whatMatters(nights, open).length > 0;
  return {
    nights: unique(found.flatMap(({ nights }) => whatMatters(nights, open))),
    unreadable: problems.length,
    problems,
    free: { taken: found.filter(isTaken).length, ignored: countIgnored(events, context, open) },
  };
}
