import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';

/** An update of the reservation with the given status. */
export const createReservationUpdate = (about: Partial<Reservation> = {}) => ({
  type: 'reservation.updated' as const,
  reservation: { ...sampleReservation, ...about },
});
