import { isRecord } from '../../contract/values/isRecord.ts';
import {
  bookingVersion,
  type ReservationLink,
  type StoredBooking,
} from '../../machines/booking/booking.types.ts';
import { getBookingKey } from './bookingKey.ts';
import { deviceStorage, tabStorage, type SafeStorage } from './storage.ts';

/** The storages of a booking: the tab stores the whole booking, the device stores its reservation link. */
export interface Storages {
  tab: SafeStorage;
  device: SafeStorage;
}

export const browserStorages: Storages = { tab: tabStorage, device: deviceStorage };

/** Whether a stored value is a reservation link. */
export const isLink = (value: unknown): value is ReservationLink =>
  isRecord(value) &&
  typeof value['reservationId'] === 'string' &&
  typeof value['token'] === 'string' &&
  typeof value['deadline'] === 'string';

const hasCurrentVersion = (stored: unknown, unitId: string): stored is StoredBooking =>
  isRecord(stored) &&
  isRecord(stored['value']) &&
  isRecord(stored['context']) &&
  stored['context']['version'] === bookingVersion &&
  stored['context']['unitId'] === unitId;

/** Returns this tab's stored booking if this version of the machine can resume it. */
export function readStoredBooking(
  unitId: string,
  { tab }: Storages = browserStorages,
): StoredBooking | undefined {
  const stored = tab.read(getBookingKey(unitId));
  return hasCurrentVersion(stored, unitId) ? stored : undefined;
}

/** Returns the reservation link of a booking that was started in any tab of this device. */
export function readStoredLink(
  unitId: string,
  { device }: Storages = browserStorages,
): ReservationLink | undefined {
  const stored = device.read(getBookingKey(unitId));
  return isLink(stored) ? stored : undefined;
}

/** Stores a reservation link on the device, unless the device already stores one for this property. */
export function storeLink(unitId: string, link: ReservationLink, storages: Storages = browserStorages): void {
  if (!readStoredLink(unitId, storages)) storages.device.write(getBookingKey(unitId), { unitId, ...link });
}
