import type { Page } from '@playwright/test';

/** The guest was in another tab, and is back. A window without a screen shows all its tabs at all times. */
export const isShownAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
