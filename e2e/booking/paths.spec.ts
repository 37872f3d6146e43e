import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { surveyOf } from '../../machines/atlas/paths.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { expect, test } from '../support/test.ts';
import { pathUnits } from '../support/units.ts';
import { BookingGuest } from './guest.ts';

test.use({ letsCallsFail: true });

const needsAClock = (names: string[]) => names.includes('hold.ended');

for (const [index, path] of surveyOf(bookingChart).paths.entries()) {
  test(path.id, async ({ page, request }) => {
    const unit = pathUnits[index]!;
    const hostSide = new HostSide();
    const guest = new BookingGuest({
      page,
      unit,
      email: `${unit}@example.com`,
      hostApi: new HostApi(request),
      hostSide,
    });
    if (needsAClock(path.steps.map(({ happening }) => happening.name))) await page.clock.install();
    await hostSide.guard(page);
    await page.goto(`/en/${unit}`);
    await guest.sees(path.start);
    for (const [at, { happening, state }] of path.steps.entries()) {
      const next = path.steps[at + 1]?.happening;
      await guest.does(happening, next);
      const isOverAtOnce = next?.name.startsWith('leaveForGateway.failed') ?? false;
      if (!isOverAtOnce) await guest.sees(state);
    }
    expect(path.steps.length).toBeGreaterThan(0);
  });
}
