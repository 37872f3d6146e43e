import type { ListPosition, ReservationFilters } from '../../../contract/dashboard/listAddress.ts';
import type { ListedDashboardReservation } from '../../../contract/dashboard/reservations.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { FailureReason } from '../../shared/failures.ts';

/** Reservations, and the last number if there are more. */
export interface ReservationPage {
  reservations: readonly ListedDashboardReservation[];
  next: string | null;
}

export interface NextPage {
  filters: ReservationFilters;
  after: string;
}

/** The context, with the reason of a failed call. */
export interface ReservationListContext extends ListPosition, ReservationPage, FailureReason {
  /** The number of links that have led to other filters. Each of them starts a new form. */
  visit: number;
}

export type ReservationListEvent =
  | { type: 'filters.chosen'; filters: ReservationFilters }
  /** A link, or the Back button, has led to an address of this list. */
  | { type: 'address.changed'; position: ListPosition }
  | { type: 'more.requested' }
  /** The person saves the list as a file. */
  | { type: 'file.requested' }
  | { type: 'retry.requested' }
  | ConnectionReturned;
