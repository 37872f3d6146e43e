import type { Page } from '@playwright/test';

/** Holds the scripts of the next page; returns the function that releases them, once. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = /\/assets\/.*\.js$/;
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.fallback();
  });
  let isReleased = false;
  return async () => {
    if (isReleased) return;
    isReleased = true;
    released.resolve();
    await page.unroute(scripts);
  };
}
