import type { BookingTransitions } from './booking.setup.ts';

/** Nights that cannot be had may be the guest's own, held or booked in another tab of this browser. */
export const ownReservationFound = {
  'ownReservation.found': {
    description: 'This browser knows a reservation of its own that has some of these nights.',
    target: '#booking.resuming.checkingOwn',
    actions: { type: 'rememberLink', params: ({ event }) => event.link },
  },
} as const satisfies BookingTransitions;
