import { deviceStorage, tabStorage } from './storage.ts';

/** What a booking of a property is called in the storages of its tab and of the device. */
export const keyOf = (unitId: string): string => `booking.${unitId}`;

/** Whether anything is kept of a booking of a property. */
export const isBookingKept = (unitId: string): boolean =>
  [tabStorage, deviceStorage].some(({ read }) => read(keyOf(unitId)) !== undefined);
