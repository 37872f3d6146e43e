import { dashboardPages } from './pages.ts';

/** The columns by which the list of reservations can be sorted. */
export const reservationSorts = ['arrival', 'departure', 'booked', 'name', 'amount'] as const;
export type ReservationSort = (typeof reservationSorts)[number];

/** The values of the search form; an empty text is no filter. */
export interface ReservationFilters {
  search: string;
  /** The id of a property. */
  unit: string;
  /** A status, or `all`. */
  status: string;
  from: string;
  to: string;
  /** The date to which `from` and `to` refer: the arrival, or the `departure`. */
  by: string;
  /** The column by which the list is sorted; empty for the day of `by`. */
  sort: string;
  /** Empty for the first one at the top, or `descending`. */
  order: string;
}

/** The part of the list that is shown, as in the address. */
export interface ListPosition {
  filters: ReservationFilters;
  /** The number of pages. */
  pages: number;
}

/** The filters of the standard list, which begins with the guests in the house. */
export const noFilters: ReservationFilters = {
  search: '',
  unit: '',
  status: '',
  from: '',
  to: '',
  by: '',
  sort: '',
  order: '',
};

/**
 * Returns the earliest check-out of a list without a search and without dates: today, or a year ago for completed stays.
 * Undefined for other lists.
 */
export const getListStart = ({
  search,
  from,
  to,
  status,
}: {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | readonly string[] | undefined;
}): 'today' | 'yearAgo' | undefined => {
  if (search || from || to) return undefined;
  return String(status) === 'completed' ? 'yearAgo' : 'today';
};

/** The maximum number of pages that an address loads at once. */
export const mostPages = 10;

/** Returns the address of a list. */
export function getListAddress({ filters, pages }: ListPosition): string {
  const params = Object.entries({ ...filters, pages: pages > 1 ? String(Math.min(pages, mostPages)) : '' })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [dashboardPages.reservations, ...(params.length > 0 ? [params.join('&')] : [])].join('?');
}
