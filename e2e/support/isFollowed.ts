import { expect, type Page } from '@playwright/test';
import { words } from './words.ts';

/** The device loses its network, or finds it, as its page is told. */
export const network = (page: Page, is: 'online' | 'offline'): Promise<void> =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), is);

/**
 * What follows the connection, and the version of the site, comes at a quiet moment. Once it is there the page says that
 * it has no network.
 */
export const isFollowed = (page: Page): Promise<void> =>
  expect(async () => {
    await network(page, 'offline');
    await expect(page.getByText(words('connection.lost'))).toBeVisible({ timeout: 200 });
  }).toPass();
