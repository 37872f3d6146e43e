import { sendParent } from 'xstate';
import { bookingMachine } from '../booking/booking.machine.ts';
import type { BookingDetails } from '../booking/booking.types.ts';
import { guestDetailsMachine } from '../guestDetails/guestDetails.machine.ts';
import type { PropertyEvent } from './property.types.ts';

const toEvent = (event: PropertyEvent) => event;

/** The booking of a property, which reports its changes to the page. */
export const propertyBooking = bookingMachine.provide({
  actions: {
    reportDetails: sendParent((_, details: Partial<BookingDetails>) =>
      toEvent({ type: 'details.given', details }),
    ),
    reportRecalledDetails: sendParent(({ context }) =>
      toEvent({ type: 'details.recalled', details: context.details }),
    ),
    reportNightsTaken: sendParent(({ context: { stay } }) => toEvent({ type: 'nights.taken', stay })),
    reportDates: sendParent(toEvent({ type: 'dates.reopened' })),
    reportBookingFound: sendParent(toEvent({ type: 'booking.found' })),
    reportNoBookingFound: sendParent(toEvent({ type: 'booking.absent' })),
  },
});

/** The guest's details, which the booking receives once they are remembered. */
export const propertyGuestDetails = guestDetailsMachine.provide({
  actions: {
    reportGuest: sendParent(({ context: { guest } }) => toEvent({ type: 'guest.recalled', guest })),
  },
});
