import { overlap, type Nights } from '../../../contract/rules/nights.ts';
import { openBudget } from './reader/budget.ts';
import { parseComponents, type Component } from './reader/components.ts';
import { eventGroups, readEvent, type CalendarEvent } from './reader/events.ts';
import { readPeriods } from './reader/periods.ts';
import { propertiesCalled, getText } from './reader/properties.ts';
import { getSeries, type SeriesContext } from './reader/series.ts';
import { getNights, type Span } from './reader/spans.ts';
import { isClosure, isStay } from './reader/summaries.ts';
import { readZone } from './reader/zones.ts';

/** Nights that a calendar elsewhere says are taken. */
export interface TakenNights extends Nights {
  /** Whether a guest may stay then; else they are only blocked there. */
  isStay: boolean;
  /** Set where it says no more than that the nights are taken, as a channel that repeats what it has read here. */
  isClosure?: true;
}

export interface Reading {
  /** Of the property, which says what a night is. */
  timeZone: string;
  /** The nights that matter: `[start, end)`. */
  open: Nights;
  /** Whether an event is one of our own that comes back. */
  isOwn: (uid: string) => boolean;
}

/** An event that can be read in part only, or not at all. It says nothing of who stays. */
export interface UnreadableEvent {
  /** The line of the file on which it begins. */
  line: number;
  /** Names of what cannot be read, such as `DTEND`. */
  properties: string[];
  /** What it is known by as long as it says the same, on whichever line. */
  key: string;
  /** Nights that are taken of it: the first ones, where it repeats. Null where none can be read. */
  nights: Nights | null;
}

export interface ReadNights {
  nights: TakenNights[];
  /** How many events cannot be read, or only in part. */
  unreadable: number;
  /** Those events. */
  problems: UnreadableEvent[];
}

interface Found {
  component: Component;
  problems: readonly string[];
  /** When it takes place for the first time, and when it does in the nights that matter. */
  first: Nights | undefined;
  nights: TakenNights[];
}

const dayLength = 86_400_000;

const getKind = (summary: string) => ({
  isStay: isStay(summary),
  ...(isStay(summary) && isClosure(summary) && { isClosure: true as const }),
});

const hasNights = ({ start, end }: Nights) => start < end;

function readEvents(
  components: readonly Component[],
  context: SeriesContext,
  isOwn: Reading['isOwn'],
): Found[] {
  const events = components
    .filter((component) => !isOwn(getText(component, 'uid')))
    .map((component) => readEvent(component, context));
  const found = new Map<CalendarEvent, Found>();
  for (const group of eventGroups(events)) {
    for (const event of group.filter(({ takesPlace }) => takesPlace)) {
      const { component, problems, span } = event;
      found.set(event, { component, problems, first: span && getNights(span, context.local), nights: [] });
    }
    for (const { event, span } of getSeries(group, context)) {
      const kind = getKind(getText(event.component, 'summary').replaceAll(/\\n/gi, ' '));
      found.get(event)?.nights.push({ ...getNights(span, context.local), ...kind });
    }
  }
  return [...found.values()];
}

/** What a component says of times when somebody is busy (RFC 5545, 3.6.4). */
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

/** What of nights matters: from their true beginning, which tells a stay that goes on from another one. */
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

/** Properties that may take nights at any time, whatever the first nights of their event are. */
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

/**
 * The nights that a calendar file takes, in order. Neither who stays nor why is told. Of an event that can be read in
 * part, the nights that can be read are taken.
 * @throws {NoCalendar} when it is none
 */
export function takenNights(text: string, { timeZone, open, isOwn }: Reading): ReadNights {
  const components = parseComponents(text);
  const called = (name: string) => components.filter((component) => component.name === name);
  const context: SeriesContext = {
    local: timeZone,
    zones: new Map(called('vtimezone').flatMap((component) => readZone(component))),
    start: Date.parse(open.start) - 2 * dayLength,
    end: Date.parse(open.end) + 2 * dayLength,
    budget: openBudget(),
  };
  const found = [
    ...readEvents(called('vevent'), context, isOwn),
    ...called('vfreebusy').map((component) => readBusy(component, context)),
    // It says when somebody is available, which nobody reads here.
    ...called('vavailability').map((component) => ({
      component,
      problems: ['VAVAILABILITY'],
      first: undefined,
      nights: [],
    })),
  ];
  const problems = found.flatMap((one) => toProblem(one, open));
  return {
    nights: unique(found.flatMap(({ nights }) => whatMatters(nights, open))),
    unreadable: problems.length,
    problems,
  };
}
