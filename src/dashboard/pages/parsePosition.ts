import type { Role } from '../../../contract/dashboard/role.ts';
import { reservationStatuses } from '../../../contract/values/statuses.ts';
import { isCalendarDate } from '../../../contract/values/nights.ts';
import { mostPages, noFilters, reservationSorts } from '../../../contract/dashboard/listAddress.ts';
import type { ListPosition, ReservationFilters } from '../../../contract/dashboard/listAddress.ts';

const statuses = new Set<string>(['all', ...reservationStatuses]);

/** Whether a value of each filter is valid. */
const isValid: Readonly<Record<keyof ReservationFilters, (value: string) => boolean>> = {
  search: (value) => value.length <= 100,
  unit: (value) => value.length <= 64,
  status: (value) => statuses.has(value),
  from: isCalendarDate,
  to: isCalendarDate,
  by: (value) => value === 'departure',
  sort: (value) => reservationSorts.some((sort) => sort === value),
  order: (value) => value === 'descending',
};

/**
 * Reads filters and the number of pages from the search parameters of an address. Ignores invalid values, and an order
 * by amounts for a person who does not see them.
 */
export function parsePosition(search: string, role: Role): ListPosition {
  const params = new URLSearchParams(search);
  const filters = Object.entries(isValid).flatMap(([name, isAllowed]) => {
    const value = (params.get(name) ?? '').trim();
    const isHidden = role === 'cleaner' && value === 'amount' && name === 'sort';
    return isAllowed(value) && !isHidden ? [[name, value]] : [];
  });
  const pages = Number(params.get('pages'));
  return {
    filters: { ...noFilters, ...Object.fromEntries(filters) },
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}
