import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { takeWalk } from '../support/takeWalk.ts';
import { test } from '../support/test.ts';
import { bookingUnits, unitOf } from '../support/units.ts';
import { walksOf } from '../support/walks.ts';
import { BookingGuest } from './guest.ts';

test.use({ letsCallsFail: true });
// A walk goes far, and axe looks at its states on the way.
test.slow();

for (const [index, walk] of walksOf(bookingChart).entries()) {
  test(walk.id, async ({ page, request }, { retry }) => {
    const unit = unitOf(bookingUnits[index]!, retry);
    const hostSide = new HostSide();
    const guest = new BookingGuest({
      page,
      unit,
      email: `${unit}@example.com`,
      hostApi: new HostApi(request),
      hostSide,
    });
    const needsAClock = walk.steps.some(({ happening }) => happening.name === 'hold.ended');
    if (needsAClock) await page.clock.install();
    await hostSide.guard(page);
    await page.goto(`/en/${unit}`);
    await takeWalk(page, walk, guest);
  });
}
