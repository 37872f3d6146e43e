import type { BookingInput } from '../booking/booking.types.ts';
import { emptyGuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import type { Property, Visit } from './property.types.ts';

const usualGuestCount = 2;

/** Returns the input of a booking without remembered or chosen values. */
export const freshBooking = (
  { id, maxGuests }: Pick<Property, 'id' | 'maxGuests'>,
  { visitId, language }: Visit,
): BookingInput => ({
  unitId: id,
  bookingId: visitId,
  guestCount: Math.min(usualGuestCount, maxGuests),
  guest: { ...emptyGuestDetails, locale: language },
});
