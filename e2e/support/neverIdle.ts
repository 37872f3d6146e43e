import type { Page } from '@playwright/test';

/** A browser that finds no time for what is not asked for: the calendar comes with the first interest in dates. */
export const isNeverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
