import { noFailure } from '../shared/failures.ts';
import { bookingVersion, type BookingContext, type BookingInput } from './booking.types.ts';
import { emptyBookingFields } from './context.ts';

/** Returns the initial context, from which the page is rendered before the machine runs. */
export const createInitialContext = ({
  unitId,
  bookingId,
  guestCount,
  guest,
}: BookingInput): BookingContext => ({
  version: bookingVersion,
  unitId,
  bookingId,
  attempt: 1,
  stay: { startDate: '', endDate: '', guestCount },
  quote: undefined,
  details: { ...guest, ...emptyBookingFields },
  ...noFailure,
  reservation: undefined,
  otp: '',
  booked: undefined,
});
