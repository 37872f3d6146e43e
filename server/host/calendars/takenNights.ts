import type ICAL from 'ical.js';
import { daysLater, overlap, type Nights } from '../../../contract/rules/nights.ts';
import { eventsIn } from './feedEvents.ts';
import { localOf, type Local } from './localDate.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';

/** Nights that a calendar elsewhere says are taken. */
export interface TakenNights extends Nights {
  /** Whether a guest may stay then; else they are only blocked there. */
  isStay: boolean;
}

export interface Reading {
  /** Of the property, which says what a night is. */
  timeZone: string;
  /** The nights that matter: `[start, end)`. */
  open: Nights;
  /** Whether an event is one of our own that comes back. */
  isOwn: (uid: string) => boolean;
}

export interface ReadNights {
  nights: TakenNights[];
  /** Events that say no nights that anybody could make out. */
  unreadable: number;
}

/** Minutes of the day from which an end is the midnight after: 23:59 is how some write it. */
const lastMinute = 23 * 60 + 59;

const lastNight = ({ date, minutes }: Local) =>
  minutes !== undefined && minutes >= lastMinute ? daysLater(date, 1) : date;

/**
 * From the day on which it begins to that on which it ends. A day without an end is one night, and so is one that ends
 * on itself; what begins and ends on one day by the clock is none.
 */
function nightsOf({ event, start, end }: Occurrence, timeZone: string): Nights | undefined {
  const zoneOf = (name: string) => event.getFirstProperty(name)?.getFirstParameter('tzid');
  const from = localOf(start, zoneOf('dtstart'), timeZone);
  const to = localOf(end, zoneOf('dtend') ?? zoneOf('dtstart'), timeZone);
  if (!from || !to || to.date < from.date) return undefined;
  const isDay = from.minutes === undefined;
  return { start: from.date, end: isDay && to.date === from.date ? daysLater(from.date, 1) : lastNight(to) };
}

// So write Airbnb, Vrbo and Google what nobody has booked there. "CLOSED - Not available", of Booking.com, is a stay too.
const block = /^(?!closed).*\b(not available|unavailable|blocked)\b/i;

const isStay = (event: ICAL.Component) =>
  !block.test(String(event.getFirstPropertyValue('summary') ?? '').trim());

/** What of nights matters: from their true beginning, which tells a stay that goes on from another one. */
function whatMatters({ start, end }: Nights, open: Nights): Nights[] {
  if (!overlap({ start, end }, open)) return [];
  return [{ start, end: end > open.end ? open.end : end }];
}

function unique(nights: readonly TakenNights[]): TakenNights[] {
  const byKey = new Map(nights.map((one) => [`${one.start} ${one.end} ${one.isStay}`, one]));
  return [...byKey.values()].toSorted((a, b) => a.start.localeCompare(b.start));
}

/**
 * The nights that a calendar file takes, in order. Neither who stays nor why is told.
 * @throws {NoCalendar} when it is none
 */
export function takenNights(text: string, { timeZone, open, isOwn }: Reading): ReadNights {
  const { occurrences, unreadable } = occurrencesOf(eventsIn(text), open.end, isOwn);
  let odd = unreadable;
  const nights = occurrences.flatMap((occurrence) => {
    const found = nightsOf(occurrence, timeZone);
    if (found === undefined) odd += 1;
    if (found === undefined || found.start === found.end) return [];
    return whatMatters(found, open).map((taken) => ({ ...taken, isStay: isStay(occurrence.event) }));
  });
  return { nights: unique(nights), unreadable: odd };
}
