import type { Reservation } from '../../contract/schemas/reservation.ts';

/** A property as part of a reservation. */
export const createUnit = (id: string): Reservation['unit'] => ({
  id,
  name: 'Casa do Limoeiro',
  timeZone: 'Europe/Lisbon',
  checkInAfter: '15:00',
  checkOutUntil: '11:00',
});
