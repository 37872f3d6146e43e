import { isRecord } from '../../contract/isRecord.ts';
import {
  bookingVersion,
  type ReservationLink,
  type StoredBooking,
} from '../../machines/booking/booking.types.ts';
import { getBookingKey } from './bookingKey.ts';
import { deviceStorage, tabStorage, type SafeStorage } from './storage.ts';

/** Where a booking is kept: all of it in its tab, its reservation's link on the device. */
export interface Storages {
  tab: SafeStorage;
  device: SafeStorage;
}

export const browserStorages: Storages = { tab: tabStorage, device: deviceStorage };

/** Whether something stored is the link of a reservation. */
export const isLink = (value: unknown): value is ReservationLink =>
  isRecord(value) &&
  typeof value['reservationId'] === 'string' &&
  typeof value['token'] === 'string' &&
  typeof value['deadline'] === 'string';

const isOfThisVersion = (stored: unknown, unitId: string): stored is StoredBooking =>
  isRecord(stored) &&
  isRecord(stored['value']) &&
  isRecord(stored['context']) &&
  stored['context']['version'] === bookingVersion &&
  stored['context']['unitId'] === unitId;

/** This tab's booking, where one is stored that this version of the machine can go on with. */
export function storedBooking(
  unitId: string,
  { tab }: Storages = browserStorages,
): StoredBooking | undefined {
  const stored = tab.read(getBookingKey(unitId));
  return isOfThisVersion(stored, unitId) ? stored : undefined;
}

/** What this device remembers of a booking that was begun in any of its tabs. */
export function rememberedLink(
  unitId: string,
  { device }: Storages = browserStorages,
): ReservationLink | undefined {
  const stored = device.read(getBookingKey(unitId));
  return isLink(stored) ? stored : undefined;
}

/** Has this device remember a reservation of a property, unless it remembers one that is being made. */
export function rememberLink(
  unitId: string,
  link: ReservationLink,
  storages: Storages = browserStorages,
): void {
  if (!rememberedLink(unitId, storages)) storages.device.write(getBookingKey(unitId), { unitId, ...link });
}
