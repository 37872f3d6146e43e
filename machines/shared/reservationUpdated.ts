import type { Reservation } from '../../contract/reservation.ts';

/** A visit to a reservation by its link, which lets the guest act on it. */
export interface ReservationVisit {
  reservationId: string;
  token: string;
  /** Names this visit in idempotency keys. */
  visitId: string;
}

/** The host has said how the reservation is now. */
export interface ReservationUpdated {
  type: 'reservation.updated';
  reservation: Reservation;
}
