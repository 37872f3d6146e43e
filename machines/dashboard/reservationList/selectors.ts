import { getListStart, noFilters, type ReservationFilters } from '../../../contract/dashboard/listAddress.ts';
import type { JourneyState } from '../../shared/journeyState.ts';
import type { reservationListMachine } from './reservationList.machine.ts';

type ReservationList = Pick<JourneyState<typeof reservationListMachine>, 'context'>;

/** The filters that limit the list, in the order of the form; the others only change its order. */
const limits = ['search', 'unit', 'status', 'from', 'to'] as const;

/** The filters that limit the list. */
export const getLimits = (filters: ReservationFilters) =>
  limits.filter((name) => filters[name] !== noFilters[name]);

/** Whether filters limit the list. */
export const isFiltered = ({ context: { filters } }: ReservationList): boolean =>
  getLimits(filters).length > 0;

/** The earliest check-out of the list, if it has neither dates nor a search. */
export const getStart = ({ context: { filters } }: ReservationList) => getListStart(filters);

/** The column by which the list is sorted, and whether it begins with the last one. */
export const getOrder = ({ sort, by, order }: ReservationFilters) => ({
  sort: sort === '' ? (by === '' ? 'arrival' : by) : sort,
  isDescending: order !== '',
});
