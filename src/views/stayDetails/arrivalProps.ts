import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { Arriving } from '../shared/ArrivalTimeField.tsx';

/**
 * Returns the first day and the time of the earliest check-in. If the host specifies no time, guests may arrive at any time of
 * the first day.
 */
export const getArrivalProps = ({ startDate, unit }: Reservation): Arriving => ({
  startDate,
  checkInAfter: unit.checkInAfter ?? '00:00',
});
