import { expect, type Page } from '@playwright/test';

/** Waits until the browser can open the page by itself. */
export const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration();
          return (await caches.match(location.pathname)) !== undefined && worker?.active?.state;
        }),
      // It waits until there is nothing else to do, and then for fifty files.
      { timeout: 20_000 },
    )
    .toBe('activated');

/** What the browser keeps of pages and reservations. */
export const leftOvers = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    kept: localStorage.getItem('kept-reservations'),
  }));

export const nothing = { caches: [], workers: 0, kept: null };
