/** The storage key of the reservations that a device stores for use without a connection. */
export const storedReservationsKey = 'kept-reservations';
