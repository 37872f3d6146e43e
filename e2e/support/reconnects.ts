import type { Page } from '@playwright/test';

/** The device loses its network, and finds it again. */
export const reconnects = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const news of ['offline', 'online']) window.dispatchEvent(new Event(news));
  });
