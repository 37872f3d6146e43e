import type { Reservation } from '../../contract/reservation.ts';

/** A reservation and what lets its guest act on it. */
export interface ReservationLink {
  reservationId: string;
  token: string;
  /** Names this visit in idempotency keys. */
  visitId: string;
}

/** The host has said how the reservation is now. */
export interface ReservationTold {
  type: 'reservation.told';
  reservation: Reservation;
}
