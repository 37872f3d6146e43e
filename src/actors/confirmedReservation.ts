import type { SafeStorage } from './storage.ts';

/** The key under which a tab stores the reservation whose guest has just used the link in the e-mail with the code. */
export const confirmedReservationKey = 'confirmed-reservation';

/** Stores that the address of a reservation was confirmed just now, for the page that continues with the payment. */
export const storeConfirmedReservation = (reservationId: string, tab: SafeStorage): void =>
  tab.write(confirmedReservationKey, reservationId);

/** Whether the address of a reservation was confirmed just now. It is true once: later the guest may have paid. */
export function consumeConfirmedReservation(reservationId: string | undefined, tab: SafeStorage): boolean {
  const isConfirmed = reservationId !== undefined && tab.read(confirmedReservationKey) === reservationId;
  tab.remove(confirmedReservationKey);
  return isConfirmed;
}
