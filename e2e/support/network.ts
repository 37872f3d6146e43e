import { expect, type Page } from '@playwright/test';
import { words } from './words.ts';

/** Sets the page offline or online. */
export const network = (page: Page, is: 'online' | 'offline'): Promise<void> =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), is);

/**
 * The machine that follows the connection loads when the browser is idle. Waits until the page reports a lost
 * connection.
 */
export const waitForConnectionMachine = (page: Page): Promise<void> =>
  expect(async () => {
    await network(page, 'offline');
    await expect(page.getByText(words('connection.lost'))).toBeVisible({ timeout: 200 });
  }).toPass();
