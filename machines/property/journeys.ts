import { sendParent } from 'xstate';
import { bookingMachine } from '../booking/booking.machine.ts';
import type { BookingDetails } from '../booking/booking.types.ts';
import { guestDetailsMachine } from '../guestDetails/guestDetails.machine.ts';
import type { PropertyEvent } from './property.types.ts';

const told = (event: PropertyEvent) => event;

/** The booking of a property, which tells its page what others are to know. */
export const bookingOfProperty = bookingMachine.provide({
  actions: {
    reportDetails: sendParent((_, details: Partial<BookingDetails>) =>
      told({ type: 'details.given', details }),
    ),
    reportRecalledDetails: sendParent(({ context }) =>
      told({ type: 'details.recalled', details: context.details }),
    ),
    reportNightsTaken: sendParent(told({ type: 'nights.taken' })),
    reportDates: sendParent(told({ type: 'dates.reopened' })),
    reportFound: sendParent(told({ type: 'booking.found' })),
    reportAbsent: sendParent(told({ type: 'booking.absent' })),
  },
});

/** What is known of the guest, who is told to the booking once they are remembered. */
export const guestDetailsOfProperty = guestDetailsMachine.provide({
  actions: {
    reportGuest: sendParent(({ context: { guest } }) => told({ type: 'guest.recalled', guest })),
  },
});
