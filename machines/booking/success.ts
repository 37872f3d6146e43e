import { bookingSetup, type BookingTransitions } from './booking.setup.ts';

const another = {
  'anotherBooking.begun': {
    description: 'The guest makes another reservation.',
    target: '#booking.dates.choosing',
    actions: ['clearReservation', 'clearDates', 'reportDates'],
  },
} as const satisfies BookingTransitions;

/** The stay is booked: reached only when the host says so. */
export const success = bookingSetup.createStateConfig({
  description: 'The stay is booked, and the host has said so.',
  initial: 'paid',
  states: {
    paid: { description: 'The guest has paid what was due now.', tags: 'settled', on: another },
    cardSaved: {
      description: 'Nothing was due now; the card is kept for the day it is.',
      tags: 'settled',
      on: another,
    },
  },
});
