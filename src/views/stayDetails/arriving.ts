import type { Reservation } from '../../../contract/reservation.ts';
import type { Arriving } from '../shared/ArrivalTimeField.tsx';

/** From when guests may come: where a host does not say it, any time of the first day is one. */
export const getArrivalProps = ({ startDate, unit }: Reservation): Arriving => ({
  startDate,
  checkInAfter: unit.checkInAfter ?? '00:00',
});
