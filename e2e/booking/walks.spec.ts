import { bookingModel } from '../../machines/booking/booking.model.ts';
import { propertyOf } from '../atlas/replay/asked.ts';
import { hourOfWalk } from '../atlas/stillClock.ts';
import { disagreements } from '../support/agreement.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { voiceOf } from '../support/voice.ts';
import { walks } from '../support/walks.ts';
import { bookingExpected } from './expected/booking.ts';
import { BookingGuest } from './guest.ts';
import { arriving } from './story.ts';

test.use({ letsCallsFail: true });

const unit = propertyOf('booking-walks');

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
  { in: /^/, when: 'reservation.recalled', leadsTo: 'resuming.asking' },
  // What this device remembers of the guest: nothing of it is seen with the dates.
  { in: /^dates\./, when: 'guest.recalled' },
  ...remembered,
];

test('booking does what a guest expects of it, in every state', () => {
  expect(disagreements(bookingModel, bookingExpected, common)).toEqual([]);
});

walks({
  model: bookingModel,
  start: 'dates.choosing',
  expected: bookingExpected,
  common,
  detours: { 'reservation.recalled': { to: 'resuming.asking', costs: 5 } },
  comes: async ({ page, tour: { language } }) => {
    const hostSide = new HostSide();
    await page.clock.install(hourOfWalk());
    await hostSide.guard(page);
    await page.goto(`/${language}/${unit}`);
    return new BookingGuest(page, hostSide, arriving(voiceOf(language), unit));
  },
});
