import type { Reservation } from '../../contract/reservation.ts';
import { getBookingKey } from './bookingKey.ts';
import { deviceStorage, type SafeStorage } from './storage.ts';

/** Has the page of the property go on with an unfinished reservation, also on a device where it was not begun. */
export function resumeBooking(
  { id, unit, startDate, endDate, holdExpiresAt }: Reservation,
  token: string,
  device: SafeStorage = deviceStorage,
): void {
  device.write(getBookingKey(unit.id), {
    unitId: unit.id,
    reservationId: id,
    token,
    deadline: holdExpiresAt ?? '',
    startDate,
    endDate,
  });
}
