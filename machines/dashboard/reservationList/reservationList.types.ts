import type { ListPosition, ReservationFilters } from '../../../contract/dashboard/listAddress.ts';
import type {
  DashboardReservationSums,
  ListedDashboardReservation,
} from '../../../contract/dashboard/reservations.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import type { ListColumn } from '../../../contract/dashboard/listColumns.ts';

/** Reservations, and the last number if there are more. */
export interface ReservationPage {
  reservations: readonly ListedDashboardReservation[];
  next: string | null;
}

/** The pages with which a list begins. */
export interface FirstPage extends ReservationPage {
  /** The number of all reservations of the list, and the sums of their prices. */
  sums: DashboardReservationSums | null;
}

/** The order of a list, as in its address. */
export type ListOrder = Pick<ReservationFilters, 'sort' | 'order'>;

export interface ReservationListInput extends ListPosition {
  /** The columns of the table; undefined for the standard ones. */
  columns?: readonly ListColumn[] | undefined;
}

export interface NextPage {
  filters: ReservationFilters;
  after: string;
}

/** The context, with the reason of a failed call. */
export interface ReservationListContext extends ReservationListInput, FirstPage, FailureReason {
  /** The number of links that have led to other filters. Each of them starts a new form. */
  visit: number;
}

export type ReservationListEvent =
  | { type: 'filters.chosen'; filters: ReservationFilters }
  | ({ type: 'sort.chosen' } & ListOrder)
  | { type: 'columns.chosen'; columns: readonly ListColumn[] }
  /** A link, or the Back button, has led to an address of this list. */
  | { type: 'address.changed'; position: ListPosition }
  | { type: 'more.requested' }
  /** The person saves the list as a file. */
  | { type: 'file.requested' }
  | { type: 'retry.requested' }
  | ConnectionReturned
  | DataChanged;
