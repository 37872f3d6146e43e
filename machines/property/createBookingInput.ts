import type { BookingInput } from '../booking/booking.types.ts';
import { emptyGuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import type { Property, Visit } from './property.types.ts';

const defaultGuestCount = 2;

/** Returns the input of a new booking, which contains only default values. */
export const createBookingInput = (
  { id, maxGuests }: Pick<Property, 'id' | 'maxGuests'>,
  { visitId, language }: Visit,
): BookingInput => ({
  unitId: id,
  bookingId: visitId,
  guestCount: Math.min(defaultGuestCount, maxGuests),
  guest: { ...emptyGuestDetails, locale: language },
});
