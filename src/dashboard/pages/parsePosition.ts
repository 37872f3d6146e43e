import { reservationStatuses } from '../../../contract/values/statuses.ts';
import { isCalendarDate } from '../../../contract/values/nights.ts';
import { mostPages, noFilters } from '../../../contract/dashboard/listAddress.ts';
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
  order: (value) => value === 'latest',
};

/** Reads filters and the number of pages from the search parameters of an address. Ignores invalid values. */
export function parsePosition(search: string): ListPosition {
  const params = new URLSearchParams(search);
  const filters = Object.entries(isValid).flatMap(([name, isAllowed]) => {
    const value = (params.get(name) ?? '').trim();
    return isAllowed(value) ? [[name, value]] : [];
  });
  const pages = Number(params.get('pages'));
  return {
    filters: { ...noFilters, ...Object.fromEntries(filters) },
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}
