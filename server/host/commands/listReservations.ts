import { fullName } from '../../../contract/rules/personName.ts';
import * as v from 'valibot';
import { calendarDate, unitId, type Money } from '../../../contract/primitives.ts';
import { reservationStatuses, type ReservationStatus } from '../../../contract/reservation.ts';
import { getTimeZone } from '../content/index.ts';
import { getStatusAt } from '../stays/currentStatus.ts';
import { readTime } from '../store/readTime.ts';
import type { CommandContext } from './commandContext.ts';
import { findUnit } from './findUnit.ts';

/** Statuses to filter by; `all` includes every status. */
export const listedStatuses = [...reservationStatuses, 'all'] as const;

export const listing = v.object({
  unit: v.optional(unitId),
  /** If omitted, all except cancelled reservations and expired holds. */
  status: v.optional(v.array(v.picklist(listedStatuses))),
  /** The earliest check-in, or check-out. */
  from: v.optional(calendarDate),
  /** The latest check-in, or check-out. */
  to: v.optional(calendarDate),
  /** Whether dates and order refer to the check-out. */
  departures: v.optional(v.boolean()),
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
  total: Money;
  /** RFC 3339. */
  createdAt: string;
}

const isRequested = (status: ReservationStatus, filter: v.InferOutput<typeof listing>['status']) =>
  filter === undefined
    ? status !== 'expired' && status !== 'cancelled'
    : filter.includes('all') || filter.includes(status);

/**
 * Lists the reservations of one or all properties by check-in, with their current status.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listReservations(
  { db, content }: CommandContext,
  { unit, status: filter, from, to, departures }: v.InferOutput<typeof listing>,
): Promise<ListedReservation[]> {
  const now = await readTime(db);
  const date = departures ? 'endDate' : 'startDate';
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .$if(unit !== undefined, (query) => query.where('unitId', '=', unit!))
    .$if(from !== undefined, (query) => query.where(date, '>=', from!))
    .$if(to !== undefined, (query) => query.where(date, '<=', to!))
    .orderBy(date)
    .orderBy('createdAt')
    .execute();
  if (unit !== undefined && rows.length === 0) findUnit({ content }, unit);
  return rows
    .map((row) => ({
      number: row.number,
      id: row.id,
      status: getStatusAt(row, now, getTimeZone(content, row.unitId)).status,
      unitId: row.unitId,
      startDate: row.startDate,
      endDate: row.endDate,
      nights: row.quote.nights,
      guestCount: row.guestCount,
      guestName: fullName(row),
      email: row.email,
      phone: [row.phonePrefix, row.phone].filter(Boolean).join(' '),
      arrivalTime: row.arrivalTime,
      total: row.quote.total,
      createdAt: row.createdAt.toISOString(),
    }))
    .filter(({ status }) => isRequested(status, filter));
}
