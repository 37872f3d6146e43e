import type { AgeGroups } from '../party.ts';
import { getQueryValue } from './requestedDates.ts';
import { isCalendarDate } from './nights.ts';
import { countedGuests, getParty, type Guests } from './party.ts';

/** A stay that somebody thinks about: its dates are `YYYY-MM-DD`, half-open, or empty. */
export interface ThoughtStay extends Guests {
  readonly startDate: string;
  readonly endDate: string;
}

/** What a link asks about: both dates or none, and who comes, where it says so. */
export interface RequestedStay {
  readonly dates?: Pick<ThoughtStay, 'startDate' | 'endDate'>;
  readonly guests?: Guests;
}

/** What decides whether a link makes sense: the day it is, and what the property takes, where it is about one. */
interface Sense {
  /** The date at the property, `YYYY-MM-DD`. */
  readonly today: string;
  readonly maxGuests?: number;
  readonly ageGroups?: AgeGroups | undefined;
}

/** How many guests any property takes at most. */
const most = 100;

const readCount = (query: string, name: string) => {
  const text = getQueryValue(query, name);
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

function readDates(query: string, { today }: Sense): RequestedStay['dates'] {
  const [startDate, endDate] = [getQueryValue(query, 'from'), getQueryValue(query, 'to')];
  const makeSense =
    isCalendarDate(startDate) && isCalendarDate(endDate) && today <= startDate && startDate < endDate;
  return makeSense ? { startDate, endDate } : undefined;
}

/** Who comes, as far as the property asks; those it does not ask for apart count as adults. */
function readGuests(query: string, { maxGuests = most, ageGroups }: Sense): Guests | undefined {
  const guestCount = readCount(query, 'guests');
  if (guestCount === undefined) return undefined;
  const children = ageGroups?.children ? (readCount(query, 'children') ?? 0) : 0;
  const babies = ageGroups?.babies ? (readCount(query, 'babies') ?? 0) : 0;
  const party = { adults: guestCount - children - babies, children, babies };
  const guests = { guestCount, party: ageGroups && party };
  const makeSense =
    party.adults >= 1 &&
    babies <= (ageGroups?.babies?.max ?? 0) &&
    countedGuests(guests, ageGroups) <= maxGuests;
  return makeSense ? guests : undefined;
}

/**
 * The stay that the query of a link asks about, as in `?from=2027-05-03&to=2027-05-06&guests=3&children=1`. What makes
 * no sense is left out as if it had not been said: a link was typed or cut by somebody, and is never an error.
 */
export function parseRequestedStay(query: string, sense: Sense): RequestedStay {
  const dates = readDates(query, sense);
  const guests = readGuests(query, sense);
  return { ...(dates && { dates }), ...(guests && { guests }) };
}

/** The query that asks about a stay, with its question mark; empty where its dates are not both chosen. */
export function queryOfStay(stay: ThoughtStay): string {
  const { startDate, endDate, guestCount } = stay;
  if (startDate === '' || endDate === '') return '';
  const { children, babies } = getParty(stay);
  const text = {
    from: startDate,
    to: endDate,
    guests: guestCount,
    ...(children && { children }),
    ...(babies && { babies }),
  };
  return `?${Object.entries(text)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}
