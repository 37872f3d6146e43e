import * as v from 'valibot';
import {
  getListStart,
  reservationSorts,
  type ReservationSort,
} from '../../../../contract/dashboard/listAddress.ts';
import { calendarDate, unitId } from '../../../../contract/schemas/primitives.ts';
import type { Money } from '../../../../contract/values/money.ts';
import { reservationStatuses, type ReservationStatus } from '../../../../contract/values/statuses.ts';
import { daysLater, nightsBetween } from '../../../../contract/values/nights.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { getTimeZone, knownUnits } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { getStatusAt } from '../../stays/currentStatus.ts';
import { getChannelMoney, isCollectedByChannel } from '../../stays/source.ts';
import { getSearchQuery, searchScopes } from '../../store/reservationWords.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { reservationName } from './findReservation.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';
import {
  readReservationPage,
  type ListConditions,
  type Position,
  type ReservationPageRow,
} from './readReservationPage.ts';
import { getSortValue } from './sortKeys.ts';

/** Statuses to filter by; `all` includes every status. */
export const listedStatuses = [...reservationStatuses, 'all'] as const;

/** Limits of the number of reservations in an answer. */
const pageSize = { standard: 200, most: 5000 } as const;

const filterEntries = {
  unit: v.optional(unitId),
  /** The beginnings of words of the guest's name, e-mail address or telephone number, or of the number. */
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(100),
      v.check((text) => getSearchQuery(text) !== undefined, 'contains no letter or digit'),
    ),
  ),
  searchIn: v.optional(v.picklist(searchScopes), 'all'),
  /** If omitted, all except cancelled reservations and expired holds, or all with `search`. */
  status: v.optional(v.array(v.picklist(listedStatuses))),
  /** The earliest check-in, or check-out; without dates and `search`, as `getListStart` says. */
  from: v.optional(calendarDate),
  /** The latest check-in, or check-out. */
  to: v.optional(calendarDate),
  /** Whether dates and order refer to the check-out. */
  departures: v.optional(v.boolean(), false),
};

/** The conditions of a list. */
export const listConditions = v.object(filterEntries);

export const listInput = v.object({
  ...filterEntries,
  /** If omitted, the check-in or the check-out, as for the dates. */
  sort: v.optional(v.picklist(reservationSorts)),
  /** Whether the list begins with the latest date, the last name or the highest amount. */
  latestFirst: v.optional(v.boolean(), false),
  /** The maximum number of reservations in the answer. */
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pageSize.most)),
    pageSize.standard,
  ),
  /** The number of the last reservation of the previous page. */
  after: v.optional(reservationName),
});

/** A line of the list. */
export interface ListedReservation {
  number: string;
  id: string;
  status: ReservationStatus;
  unitId: string;
  startDate: string;
  endDate: string;
  nights: number;
  guestCount: number;
  /** Empty if the guest's data was erased. */
  guestName: string;
  /** Empty if the guest's data was erased, like the telephone number. */
  email: string;
  phone: string;
  /** The expected arrival time, `HH:MM`; null if the guest gave none. */
  arrivalTime: string | null;
  /** `site`, `phone`, `walk-in`, or the name of a channel. */
  source: string;
  /** Zero if a channel collects the price and the host has entered none. */
  total: Money;
  /** The channel that collects the price; null if it is paid here. */
  collectedBy: string | null;
  /** The payment of the channel to the host, and its commission; null if unknown. */
  payout: Money | null;
  commission: Money | null;
  /** RFC 3339. */
  createdAt: string;
}

/** A page of the list. */
export interface ReservationPage {
  reservations: ListedReservation[];
  /** The last number of this page if there are more, for `after`. */
  next: string | null;
}

type Filter = v.InferOutput<typeof listInput>;
type Conditions = v.InferOutput<typeof listConditions>;

const standardStatuses = reservationStatuses.filter(
  (status) => status !== 'expired' && status !== 'cancelled',
);

function getStatuses({ status, search }: Conditions): readonly ReservationStatus[] {
  if (status === undefined) return search === undefined ? standardStatuses : reservationStatuses;
  return status.includes('all') ? reservationStatuses : (status as ReservationStatus[]);
}

/** Today at the property or, without one, where the day begins last. */
function getToday({ content }: Pick<CommandContext, 'content'>, unit: string | undefined, now: Date): string {
  const zones =
    unit === undefined ? knownUnits(content).map(({ timeZone }) => timeZone) : [getTimeZone(content, unit)];
  const days = [...new Set(zones)].map((timeZone) => getDate(now, timeZone));
  return days.toSorted()[0] ?? now.toISOString().slice(0, 10);
}

const describe = (row: ReservationPageRow, status: ReservationStatus): ListedReservation => ({
  number: row.number,
  id: row.id,
  status,
  unitId: row.unitId,
  startDate: row.startDate,
  endDate: row.endDate,
  nights: nightsBetween(row.startDate, row.endDate),
  guestCount: row.guestCount,
  guestName: fullName(row),
  email: row.email,
  phone: [row.phonePrefix, row.phone].filter(Boolean).join(' '),
  arrivalTime: row.arrivalTime,
  source: row.source,
  total: row.total,
  collectedBy: isCollectedByChannel(row) ? row.source : null,
  ...getChannelMoney(row),
  createdAt: row.createdAt.toISOString(),
});

async function findPosition(
  { db }: CommandContext,
  after: string | undefined,
  sort: ReservationSort,
): Promise<Position | undefined> {
  if (after === undefined) return undefined;
  const position = await db
    .selectFrom('reservation')
    .select([getSortValue(sort), 'number'])
    .where('number', '=', after.toUpperCase())
    .executeTakeFirst();
  if (position) return position;
  throw new CommandRefused(`Reservation ${after} does not exist. Give the last number of the previous page.`);
}

/** Returns the conditions of a list as the database compares them. */
export function getConditions(context: CommandContext, filter: Conditions, now: Date): ListConditions {
  const { unit, from, to, search, searchIn, departures } = filter;
  const start = getListStart(filter);
  const today = getToday(context, unit, now);
  return {
    unit,
    statuses: getStatuses(filter),
    from,
    to,
    earliestCheckOut: start && (start === 'today' ? today : daysLater(today, -365)),
    departures,
    search: search === undefined ? undefined : getSearchQuery(search),
    searchIn,
  };
}

/**
 * Lists the reservations of one or all properties, or those that a search finds, with their current status, one page at a time.
 * @throws {CommandRefused} if the property, or the last reservation of the previous page, does not exist
 */
export async function listReservations(context: CommandContext, filter: Filter): Promise<ReservationPage> {
  const { unit, limit, departures, latestFirst, sort = departures ? 'departure' : 'arrival' } = filter;
  const now = await readTime(context.db);
  const conditions = getConditions(context, filter, now);
  const query = { ...conditions, sort, latestFirst, rows: limit + 1 };
  const reservations: ListedReservation[] = [];
  let after = await findPosition(context, filter.after, sort);
  // Few rows are not listed after the check in their time zone; further ones take their places.
  for (;;) {
    const rows = await readReservationPage(context.db, { ...query, after });
    for (const row of rows.slice(0, limit)) {
      const { status } = getStatusAt(row, now, getTimeZone(context.content, row.unitId));
      if (!conditions.statuses.includes(status)) continue;
      if (reservations.length === limit) return { reservations, next: reservations.at(-1)!.number };
      reservations.push(describe(row, status));
    }
    if (rows.length <= limit) break;
    const { value, number } = rows[limit - 1]!;
    after = { value, number };
  }
  if (unit !== undefined && reservations.length === 0) findUnit(context, unit);
  return { reservations, next: null };
}
