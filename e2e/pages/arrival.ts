import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import type { Call } from '../support/calls.ts';
import type { HostStub } from '../support/hostStub.ts';
import { shortIntervals } from '../support/intervals.ts';

/** Opens a page from the server, then follows a link within the browser and holds its calls. */
export async function arriveFrom(
  page: Page,
  hostStub: HostStub,
  address: string,
  linkTo: string,
  calls: readonly Call[],
  times?: number,
): Promise<void> {
  await page.unrouteAll();
  await hostStub.intercept(page, []);
  await page.goto(address);
  await waitForHydration(page);
  await hostStub.intercept(page, calls, times);
  const before = hostStub.requests.length;
  await page.getByRole('link', { name: linkTo, exact: true }).first().click();
  await expect
    .poll(() => hostStub.requests.length - before, {
      message: 'requests of the page',
      intervals: shortIntervals,
    })
    .toBe(calls.length);
}
