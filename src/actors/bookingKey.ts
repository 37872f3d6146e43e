import { deviceStorage, tabStorage } from './storage.ts';

/** What a booking of a property is called in the storages of its tab and of the device. */
export const getBookingKey = (unitId: string): string => `booking.${unitId}`;

/** What a tab calls the reservations of a property that it has seen this browser make. */
export const getOwnReservationsKey = (unitId: string): string => `own-reservations.${unitId}`;

/** Whether anything is kept of a booking of a property. */
export const isBookingStored = (unitId: string): boolean =>
  [tabStorage, deviceStorage].some(({ read }) => read(getBookingKey(unitId)) !== undefined);
