import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Waits until the browser can open the page without a connection. */
export const waitForOfflineCopy = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const worker = await navigator.serviceWorker.getRegistration();
          return (await caches.match(location.pathname)) !== undefined && worker?.active?.state;
        }),
      // The service worker waits for an idle moment, and then for fifty files.
      { timeout: 300_000 },
    )
    .toBe('activated');

/**
 * Cuts the connection of the page and of its service worker, whose connection the browser may cut later. This is why it
 * waits until a request of the worker fails.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const [worker] = context.serviceWorkers();
  const request = () => fetch('/health', { cache: 'no-store' }).then(({ status }) => status, String);
  await expect.poll(() => worker!.evaluate(request)).toMatch('Failed to fetch');
}

/** The data that the browser stores for pages and reservations. */
export const readStoredData = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    kept: localStorage.getItem('kept-reservations'),
  }));

export const nothingStored = { caches: [], workers: 0, kept: null };
