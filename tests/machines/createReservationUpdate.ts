import type { Reservation } from '../../contract/schemas/reservation.ts';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';

/** The reservation says how it stands. */
export const createReservationUpdate = (about: Partial<Reservation> = {}) => ({
  type: 'reservation.updated' as const,
  reservation: { ...sampleReservation, ...about },
});
