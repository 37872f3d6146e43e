/** Where a device keeps reservations, for where there is no connection. */
export const storedReservationsKey = 'kept-reservations';
