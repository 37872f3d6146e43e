import type { AgeGroups } from '../values/party.ts';
import { getQueryValue } from './requestedDates.ts';
import { isCalendarDate } from '../values/nights.ts';
import { countedGuests, getParty, type Guests } from './party.ts';

/** A stay that the visitor is considering: its dates are `YYYY-MM-DD`, half-open, or empty. */
export interface StoredStay extends Guests {
  readonly startDate: string;
  readonly endDate: string;
}

/** The stay in a link: both dates or none, and the guests if the link contains them. */
export interface RequestedStay {
  readonly dates?: Pick<StoredStay, 'startDate' | 'endDate'>;
  readonly guests?: Guests;
}

/** The data that determines which values of a link are valid: the date, and the limits of the property. */
interface DateLimits {
  /** The current date at the property, `YYYY-MM-DD`. */
  readonly today: string;
  readonly maxGuests?: number;
  readonly ageGroups?: AgeGroups | undefined;
}

/** The maximum number of guests of any property. */
const maxGuestCount = 100;

const readCount = (query: string, name: string) => {
  const text = getQueryValue(query, name);
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

function readDates(query: string, { today }: DateLimits): RequestedStay['dates'] {
  const [startDate, endDate] = [getQueryValue(query, 'from'), getQueryValue(query, 'to')];
  const areValid =
    isCalendarDate(startDate) && isCalendarDate(endDate) && today <= startDate && startDate < endDate;
  return areValid ? { startDate, endDate } : undefined;
}

/** Returns the guests in a query; age groups that the property does not distinguish count as adults. */
function readGuests(query: string, { maxGuests = maxGuestCount, ageGroups }: DateLimits): Guests | undefined {
  const guestCount = readCount(query, 'guests');
  if (guestCount === undefined) return undefined;
  const children = ageGroups?.children ? (readCount(query, 'children') ?? 0) : 0;
  const babies = ageGroups?.babies ? (readCount(query, 'babies') ?? 0) : 0;
  const party = { adults: guestCount - children - babies, children, babies };
  const guests = { guestCount, party: ageGroups && party };
  const areValid =
    party.adults >= 1 &&
    babies <= (ageGroups?.babies?.max ?? 0) &&
    countedGuests(guests, ageGroups) <= maxGuests;
  return areValid ? guests : undefined;
}

/**
 * Returns the stay in the query of a link, as in `?from=2027-05-03&to=2027-05-06&guests=3&children=1`. Invalid values
 * are ignored and never cause an error, because people type and truncate links.
 */
export function parseRequestedStay(query: string, sense: DateLimits): RequestedStay {
  const dates = readDates(query, sense);
  const guests = readGuests(query, sense);
  return { ...(dates && { dates }), ...(guests && { guests }) };
}

/** Returns the query of a stay with its question mark, or an empty text unless both dates are chosen. */
export function formatStayQuery(stay: StoredStay): string {
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
