import { bookingSetup, type BookingTransitions } from './booking.setup.ts';

const nextBookingTransitions = {
  'anotherBooking.begun': {
    description: 'The guest starts another booking.',
    target: '#booking.dates.choosing',
    actions: ['clearReservation', 'clearDates', 'reportDates'],
  },
} as const satisfies BookingTransitions;

/** The step after a booking that the host has confirmed. */
export const success = bookingSetup.createStateConfig({
  description: 'The host has confirmed that the stay is booked.',
  initial: 'paid',
  states: {
    paid: {
      description: 'The guest has paid the amount that was due now.',
      tags: 'settled',
      on: nextBookingTransitions,
    },
    cardSaved: {
      description: 'Nothing was due now; the card is saved for later payments.',
      tags: 'settled',
      on: nextBookingTransitions,
    },
  },
});
