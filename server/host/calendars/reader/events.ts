import type { Component } from './components.ts';
import { getMoments, type Moment } from './moments.ts';
import { propertiesCalled, getText } from './properties.ts';
import { areDates, readSpan, type Clocks, type Span, type SpanReading } from './spans.ts';

/** One version of an event, or of one occurrence of it. */
export interface CalendarEvent extends SpanReading {
  component: Component;
  uid: string;
  sequence: number;
  /**
   * The occurrence that this event changes; undefined if it describes the whole series, or the value cannot be read.
   */
  recurrence: Moment | undefined;
  isException: boolean;
  /** Whether it also changes all later occurrences. */
  isRange: boolean;
  isCancelled: boolean;
  /** Whether the event is marked as free. */
  isFree: boolean;
  /** Whether the event takes nights: it is neither cancelled nor, unless it lasts whole days, marked as free. */
  takesPlace: boolean;
}

export interface EventContext extends Clocks {
  /** Whether whole days that are marked as free are ignored. */
  ignoresFree: boolean;
}

/**
 * Whether all properties with a name have a value. A line of a description, such as "Status: cancelled", does not match
 * because of its space.
 */
const isAlways = (component: Component, name: string, ...values: string[]) => {
  const found = propertiesCalled(component, name);
  return found.length > 0 && found.every((one) => values.includes(one.value?.trimEnd().toUpperCase() ?? ''));
};

/** Whether an event is marked as free, and not also as busy. */
const isMarkedFree = (component: Component) =>
  isAlways(component, 'transp', 'TRANSPARENT') &&
  propertiesCalled(component, 'x-microsoft-cdo-busystatus').every(
    ({ value }) => value?.trim().toUpperCase() === 'FREE',
  );

/** Google, Apple and Outlook mark events of whole days as free by default, so such a mark is no decision. */
const isOpen = (span: Span | undefined, { local, ignoresFree }: EventContext) =>
  ignoresFree || (span !== undefined && !areDates(span, local));

/** Reads an event as far as possible. */
export function readEvent(component: Component, clocks: EventContext): CalendarEvent {
  const { span, problems } = readSpan(component, clocks);
  const [reference] = propertiesCalled(component, 'recurrence-id');
  const [recurrence] = reference ? getMoments([reference], clocks.zones).moments : [];
  if (reference && !recurrence) problems.push('RECURRENCE-ID');
  if (!component.isComplete) problems.push('VEVENT');
  problems.push(...component.unread.filter((name) => !problems.includes(name)));
  const isCancelled = isAlways(component, 'status', 'CANCELLED', 'CANCELED');
  const isFree = isMarkedFree(component);
  return {
    component,
    span,
    problems,
    uid: getText(component, 'uid'),
    sequence: Number(getText(component, 'sequence')) || 0,
    recurrence,
    isException: reference !== undefined,
    isRange: reference?.parameters['range']?.toUpperCase() === 'THISANDFUTURE',
    isCancelled,
    isFree,
    takesPlace: !isCancelled && !(isFree && isOpen(span, clocks)),
  };
}

/**
 * Selects the newest versions of an event. Returns all versions if the newest has no readable nights, because an extra
 * blocked night is safer than a double booking.
 */
function newest(versions: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const last = Math.max(...versions.map(({ sequence }) => sequence));
  const latest = versions.filter(({ sequence }) => sequence === last);
  return latest.every(({ span, takesPlace }) => span || !takesPlace) ? latest : versions;
}

const getName = ({ uid, recurrence, isRange }: CalendarEvent) =>
  `${uid} ${recurrence ? `${recurrence.wall} ${JSON.stringify(recurrence.zone)} ${isRange}` : ''}`;

/** Groups the events of a file by UID; an event without a UID is its own group. */
export function eventGroups(events: readonly CalendarEvent[]): CalendarEvent[][] {
  const nameless = events.filter(({ uid }) => uid === '').map((event) => [event]);
  const named = Map.groupBy(
    events.filter(({ uid }) => uid !== ''),
    ({ uid }) => uid,
  );
  const groups = [...named.values()].map((group) =>
    [...Map.groupBy(group, getName).values()].flatMap(newest),
  );
  return [...groups, ...nameless];
}
