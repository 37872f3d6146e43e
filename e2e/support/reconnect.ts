import type { Page } from '@playwright/test';

/** The device goes offline and online again. */
export const reconnect = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const news of ['offline', 'online']) window.dispatchEvent(new Event(news));
  });
