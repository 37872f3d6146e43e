import { deviceStorage, tabStorage } from './storage.ts';

/** Returns the storage key of a property's booking, both in its tab and on the device. */
export const getBookingKey = (unitId: string): string => `booking.${unitId}`;

/** Returns the storage key under which a tab notes this browser's reservations of a property. */
export const getOwnReservationsKey = (unitId: string): string => `own-reservations.${unitId}`;

/** Whether the tab or the device stores a booking of a property. */
export const isBookingStored = (unitId: string): boolean =>
  [tabStorage, deviceStorage].some(({ read }) => read(getBookingKey(unitId)) !== undefined);
