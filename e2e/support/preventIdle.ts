import type { Page } from '@playwright/test';

/** A browser that is never idle: the calendar loads with the first interaction with dates. */
export const preventIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
