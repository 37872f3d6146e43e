import { expect, type Page } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';
import type { Call } from '../support/calls.ts';
import type { HostSide } from '../support/hostSide.ts';

/** Opens a page from the server, then follows a link within the browser and holds its calls. */
export async function comesFrom(
  page: Page,
  hostSide: HostSide,
  address: string,
  linkTo: string,
  asks: readonly Call[],
  times?: number,
): Promise<void> {
  await page.unrouteAll();
  await hostSide.guard(page, []);
  await page.goto(address);
  await comesAlive(page);
  await hostSide.guard(page, asks, times);
  const before = hostSide.questions.length;
  await page.getByRole('link', { name: linkTo, exact: true }).first().click();
  await expect.poll(() => hostSide.questions.length - before, 'requests of the page').toBe(asks.length);
}
