import type { Page } from '@playwright/test';
import type { Chart } from '../../machines/atlas/chart.ts';
import { cancellationChart } from '../../machines/cancellation/cancellation.chart.ts';
import { paymentChart } from '../../machines/payment/payment.chart.ts';
import { registrationChart } from '../../machines/registration/registration.chart.ts';
import { reservationChart } from '../../machines/reservation/reservation.chart.ts';
import { HostApi } from '../support/hostApi.ts';
import { HostSide } from '../support/hostSide.ts';
import { takeWalk, type Walker } from '../support/takeWalk.ts';
import { test } from '../support/test.ts';
import { unitOf } from '../support/units.ts';
import { walksOf } from '../support/walks.ts';
import { canceller } from './cancellation.ts';
import { ReservationPage } from './page.ts';
import { payer } from './payment.ts';
import { registrar } from './registration.ts';
import { reader } from './reservation.ts';

test.use({ letsCallsFail: true });
// A walk goes far, and axe looks at its states on the way.
test.slow();

/** The first check-in of these stays, in days from today; each walk has nights of its own. */
const firstNight = 20;
const nights = 3;

interface Journey {
  chart: Chart;
  opens: (on: ReservationPage) => Promise<Walker>;
}

const journeys: readonly Journey[] = [
  { chart: reservationChart, opens: async (on) => reader(on, await on.opensWithoutScripts()) },
  {
    chart: registrationChart,
    opens: async (on) => {
      await on.opens();
      return registrar(on);
    },
  },
  {
    chart: paymentChart,
    opens: async (on) => {
      await on.opens();
      return payer(on);
    },
  },
  {
    chart: cancellationChart,
    opens: async (on) => {
      await on.opens();
      return canceller(on);
    },
  },
];

const guarded = async (page: Page) => {
  const hostSide = new HostSide();
  await hostSide.guard(page);
  return hostSide;
};

for (const { chart, opens } of journeys) {
  const { id } = chart.machine;
  for (const [index, walk] of walksOf(chart).entries()) {
    test(`${id}: ${walk.id}`, async ({ page, request }, { retry }) => {
      const email = `${id}-${index}-${retry}@example.com`;
      const { link } = await new HostApi(request).book(
        unitOf(`${id}-walks`, retry),
        email,
        firstNight + nights * index,
      );
      const on = new ReservationPage({ page, link, hostSide: await guarded(page) });
      await takeWalk(page, walk, await opens(on));
    });
  }
}
