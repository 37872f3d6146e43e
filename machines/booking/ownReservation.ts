import type { BookingTransitions } from './booking.setup.ts';

/** The transition for unavailable nights that the guest has reserved in another tab of this browser. */
export const ownReservationFound = {
  'ownReservation.found': {
    description: 'This browser has stored a reservation that includes some of these nights.',
    target: '#booking.resuming.checkingOwn',
    actions: { type: 'storeLink', params: ({ event }) => event.link },
  },
} as const satisfies BookingTransitions;
