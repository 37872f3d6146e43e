import type { Reservation } from '../../contract/schemas/reservation.ts';

/** A visit to a reservation by its link, which authorises the guest to act on it. */
export interface ReservationVisit {
  reservationId: string;
  token: string;
  /** Identifies this visit in idempotency keys. */
  visitId: string;
}

/** The latest reservation from the host. */
export interface ReservationUpdated {
  type: 'reservation.updated';
  reservation: Reservation;
}
