import type { ReservationFilters, ReservationSort } from '../../../../contract/dashboard/listAddress.ts';
import type { ListOrder } from '../../../../machines/dashboard/reservationList/reservationList.types.ts';
import { getOrder } from '../../../../machines/dashboard/reservationList/selectors.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** Returns an order as in the address, without the standard values. */
export const createOrder = (
  { by }: ReservationFilters,
  sort: ReservationSort,
  isDescending: boolean,
): ListOrder => ({
  sort: sort === (by === '' ? 'arrival' : by) ? '' : sort,
  order: isDescending ? 'descending' : '',
});

/** Returns the order after a press on the head of a column: the other direction, or the usual one of the column. */
export function toOrder(filters: ReservationFilters, sort: ReservationSort): ListOrder {
  const order = getOrder(filters);
  const isUsuallyDescending = sort === 'booked' || sort === 'amount';
  return createOrder(filters, sort, order.sort === sort ? !order.isDescending : isUsuallyDescending);
}

/** The names of both directions of each column. */
export const directionTexts: Readonly<
  Record<ReservationSort, readonly [ascending: DashboardMessageId, descending: DashboardMessageId]>
> = {
  arrival: ['dashboard.reservations.order.earliest', 'dashboard.reservations.order.latest'],
  departure: ['dashboard.reservations.order.earliest', 'dashboard.reservations.order.latest'],
  booked: ['dashboard.reservations.order.earliest', 'dashboard.reservations.order.latest'],
  name: ['dashboard.reservations.order.first', 'dashboard.reservations.order.last'],
  amount: ['dashboard.reservations.order.lowest', 'dashboard.reservations.order.highest'],
};
