import { bookingModel } from '../../machines/booking/booking.model.ts';
import type { KnownWalk } from '../atlas/replay/tourOf.ts';
import { bookingExpected } from './expected/booking.ts';
import type { BookingState } from './expected/types.ts';

/** A page that is loaded again goes on where it was left; the journeys of a guest who comes back walk it. */
const remembered = [
  { in: /^dates\.choosing$/, when: 'booking.recalled', leadsTo: 'resuming.asking' },
  ...[
    'dates.choosing',
    'dates.halfChosen',
    'dates.pricing',
    'dates.priced',
    'form.editing',
    'form.creating',
    'form.refused',
    'form.datesTaken',
    'form.repricing',
    'form.termsChanged',
    'form.noMoreHolds',
    'form.notCreated',
  ].map((state) => ({ in: /^dates\.choosing$/, when: `booking.recalled.${state}`, leadsTo: state })),
];

const common = [
  // What this device remembers of the guest: nothing of it is seen with the dates.
  { in: /^dates\.(choosing|halfChosen|pricing|priced)$/, when: 'guest.recalled' },
  { in: /^dates\./, when: 'guest.recalled', byNobody: 'a page that is loaded again does not begin there' },
  ...remembered,
];

export const bookingWalk = {
  model: bookingModel,
  start: 'dates.choosing',
  expected: bookingExpected,
  common,
  detours: { 'reservation.recalled': { to: 'resuming.asking', costs: 5 } },
} satisfies KnownWalk<BookingState>;
