import * as v from 'valibot';
import { reservationNumber } from '../schemas/hold.ts';
import { means } from '../schemas/means.ts';
import {
  calendarDate,
  count,
  guestCount,
  instant,
  money,
  reservationId,
  unitId,
} from '../schemas/primitives.ts';
import { reservationStatuses } from '../values/statuses.ts';
import type { HostOperation } from '../operation.ts';
import { reservationSorts } from './listAddress.ts';
import { roles } from './role.ts';

/** Parses statuses that are separated by commas. */
const statuses = v.pipe(
  v.string(),
  v.maxLength(100, 'too_long'),
  v.transform((text) => text.split(',').filter((name) => name !== '')),
  v.array(v.picklist(reservationStatuses, 'invalid_choice')),
  v.nonEmpty('blank'),
);

/** The search and the filters of the list, as in the address of its page. */
const filterEntries = {
  search: v.optional(
    means(
      v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(100, 'too_long')),
      'Words, or their beginnings, of the number, name, e-mail address or telephone number; for cleaners, of the number or name.',
    ),
  ),
  unit: v.optional(unitId),
  status: v.optional(
    means(
      statuses,
      'Statuses, separated by commas. If omitted, all except cancelled reservations and expired holds, or all with `search`.',
    ),
  ),
  from: v.optional(calendarDate),
  to: v.optional(calendarDate),
  by: v.optional(
    means(v.picklist(['arrival', 'departure'], 'invalid_choice'), 'The day to which dates refer.'),
    'arrival',
  ),
};

const orderEntries = {
  sort: v.optional(
    means(
      v.picklist(reservationSorts, 'invalid_choice'),
      'The column by which the list is sorted; the day of `by` if omitted. Not `amount` for cleaners.',
    ),
  ),
  order: v.optional(
    means(
      v.picklist(['ascending', 'descending'], 'invalid_choice'),
      '`descending` begins with the latest date, the last name or the highest amount.',
    ),
    'ascending',
  ),
};

const filters = v.object({ ...filterEntries, ...orderEntries });

const listedReservation = v.object({
  number: reservationNumber,
  id: reservationId,
  status: v.picklist(reservationStatuses),
  unitId,
  startDate: calendarDate,
  endDate: calendarDate,
  nights: count,
  guestCount,
  guestName: means(v.string(), 'The name of the guest; empty if it was erased.'),
  email: means(v.nullable(v.string()), 'Null for cleaners.'),
  phone: means(v.nullable(v.string()), 'Null for cleaners.'),
  arrivalTime: v.nullable(v.string()),
  source: means(v.string(), '`site`, `phone`, `walk-in`, or the name of a channel.'),
  total: means(
    v.nullable(money),
    'The price; zero if a channel collects it and the host has entered no price; null for cleaners.',
  ),
  collectedBy: means(
    v.nullable(v.string()),
    'The channel that collects the price, so nothing is paid here; null for other stays, and for cleaners.',
  ),
  payout: means(v.nullable(money), 'What the channel pays to the host; null if unknown, and for cleaners.'),
  commission: means(v.nullable(money), 'What the channel keeps; null if unknown, and for cleaners.'),
  createdAt: instant,
});
export type ListedDashboardReservation = v.InferOutput<typeof listedReservation>;

const reservationSums = v.object({
  count: means(count, 'The number of all reservations of the list.'),
  money: means(
    v.nullable(
      v.object({
        sums: means(v.array(money), 'The prices that the host collects, a sum for each currency.'),
        direct: means(count, 'Reservations whose prices the host collects; these are in the sums.'),
        channel: means(count, 'Stays whose prices a channel collects; these are in no sum.'),
        ended: means(count, 'Cancelled reservations and expired holds, which are in no sum.'),
      }),
    ),
    'Null for cleaners.',
  ),
});
export type DashboardReservationSums = v.InferOutput<typeof reservationSums>;

/** The list of reservations. */
export const reservationListOperations = {
  listReservations: {
    method: 'get',
    path: '/reservations',
    summary: 'List or find reservations, page by page',
    query: v.object({
      ...filterEntries,
      ...orderEntries,
      after: v.optional(
        means(
          v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(64, 'too_long')),
          'The value of `next` of the previous page.',
        ),
      ),
    }),
    success: {
      status: 200,
      answer: v.object({
        reservations: v.array(listedReservation),
        next: means(v.nullable(reservationNumber), 'For `after`, if there are more.'),
        sums: means(v.nullable(reservationSums), 'All reservations of the list; null with `after`.'),
      }),
    },
    problems: { 409: ['command-refused'], 422: ['validation-failed'] },
    roles,
    effect: 'reads',
  },
  exportReservations: {
    // Not `get`, because it adds to the log of actions.
    method: 'post',
    path: '/reservations/csv',
    summary: 'Get the reservations of a list as CSV for spreadsheets, 5000 at most',
    body: filters,
    success: {
      status: 200,
      answer: v.object({
        csv: means(
          v.string(),
          'CSV (RFC 4180) in UTF-8, with a byte order mark, and with the separator and the decimal sign of the person’s language.',
        ),
        isComplete: means(v.boolean(), 'Whether it contains all reservations of the list.'),
      }),
    },
    problems: { 409: ['command-refused'], 422: ['validation-failed'] },
    roles: ['owner', 'manager', 'accountant'],
    effect: 'exports',
  },
} as const satisfies Record<string, HostOperation>;
