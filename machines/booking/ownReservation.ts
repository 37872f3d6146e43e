import type { BookingTransitions } from './booking.setup.ts';

/** The unavailable nights may be the guest's own, from another tab of this browser. */
export const ownReservationFound = {
  'ownReservation.found': {
    description: 'This browser has stored a reservation that includes some of these nights.',
    target: '#booking.resuming.checkingOwn',
    actions: { type: 'rememberLink', params: ({ event }) => event.link },
  },
} as const satisfies BookingTransitions;
