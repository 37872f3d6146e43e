import { getBookingKey } from './bookingKey.ts';
import { deviceStorage, type SafeStorage } from './storage.ts';

/** An unfinished reservation. */
interface UnfinishedReservation {
  id: string;
  unit: { id: string };
  startDate: string;
  endDate: string;
  holdExpiresAt?: string | undefined;
}

/**
 * Stores an unfinished reservation so that the property's page resumes it, even on a device on which it was not
 * started.
 */
export function resumeBooking(
  { id, unit, startDate, endDate, holdExpiresAt }: UnfinishedReservation,
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
