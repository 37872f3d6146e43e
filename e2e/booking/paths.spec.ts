import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { surveyOf } from '../../machines/atlas/paths.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { test } from '../support/test.ts';
import { pathUnits } from '../support/units.ts';
import { BookingGuest } from './guest.ts';

test.use({ letsCallsFail: true });

const needsAClock = (names: string[]) => names.includes('hold.ended');

const { paths } = surveyOf(bookingChart);
const endOf = ({ steps }: (typeof paths)[number]) => steps.at(-1)?.state;

/** Each state is looked at with axe once, where the first path ends in it. */
const firstToEndThere = new Set(
  paths.filter((path, at) => paths.findIndex((other) => endOf(other) === endOf(path)) === at),
);

for (const [index, path] of paths.entries()) {
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
    if (firstToEndThere.has(path)) await keepsNobodyOut(page);
  });
}
