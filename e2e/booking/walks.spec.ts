import { bookingModel } from '../../machines/booking/booking.model.ts';
import { disagreements } from '../support/agreement.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { toursOf } from '../support/tours.ts';
import { voiceOf } from '../support/voice.ts';
import { take } from '../support/walk.ts';
import { bookingExpected } from './expected/booking.ts';
import { afterALongTime } from './expected/resuming.ts';
import { BookingGuest } from './guest.ts';
import { arriving } from './story.ts';

test.use({ letsCallsFail: true });

const unit = 'booking-walks';

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

test('booking does what a guest expects of it, in every state', () => {
  const common = [
    { in: /^/, when: 'reservation.recalled', leadsTo: 'resuming.asking' },
    // What this device remembers of the guest: nothing of it is seen with the dates.
    { in: /^dates\./, when: 'guest.recalled' },
    ...remembered,
    ...afterALongTime,
  ];
  expect(disagreements(bookingModel, bookingExpected, common)).toEqual([]);
});

const tours = toursOf({
  start: 'dates.choosing',
  expected: bookingExpected,
  detours: { 'reservation.recalled': { to: 'resuming.asking', costs: 5 } },
});

for (const tour of tours) {
  test(`booking, ${tour.name}`, async ({ page }) => {
    // It goes far, and axe looks at its states on the way.
    test.slow();
    const hostSide = new HostSide();
    await page.clock.install();
    await hostSide.guard(page);
    await page.goto(`/${tour.language}/${unit}`);
    await take(tour, new BookingGuest(page, hostSide, arriving(voiceOf(tour.language), unit)));
  });
}
