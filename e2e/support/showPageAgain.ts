import type { Page } from '@playwright/test';

/** The guest returns to the tab. A headless browser never hides one. */
export const showPageAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
