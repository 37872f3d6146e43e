import { getListAddress, noFilters } from '../../../contract/dashboard/listAddress.ts';
import type { JourneyState } from '../../shared/journeyState.ts';
import type { reservationListMachine } from './reservationList.machine.ts';

type ReservationList = Pick<JourneyState<typeof reservationListMachine>, 'context'>;

/** Whether filters limit the list. */
export const isFiltered = ({ context: { filters } }: ReservationList): boolean =>
  getListAddress({ filters, pages: 1 }) !== getListAddress({ filters: noFilters, pages: 1 });
