import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { expect, test } from '../support/test.ts';

const property = '/en/casa-do-limoeiro';

/** The requests of a page besides photos and styles: scripts by the names of their files. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const script = /^\/assets\/(.*)-[\w-]{8}\.js$/.exec(pathname)?.[1];
    if (script !== undefined || /^\/(api|token)/.test(pathname)) requests.push(script ?? pathname);
  });
  return requests;
}

const calendar = (page: Page) => page.locator('[data-machine=booking]').getByRole('application');

/** Waits until all idle work is done. */
const isQuiet = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => void setTimeout(() => requestIdleCallback(() => done()), 3000)),
  );

test.use({ simulatesInteraction: false });

const size = { width: 412, height: 823 };

test.describe('on a phone', () => {
  test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

  for (const [name, path, scripts] of [
    ['landing page', '/en', ['landing']],
    ['property page', property, ['common-property', 'property', 'property']],
  ] as const) {
    test(`loads only the code of the first view for a ${name}, and calls no API untouched`, async ({
      page,
    }) => {
      const requests = recordRequests(page);
      await page.goto(path);
      await waitForHydration(page);
      await isQuiet(page);
      const always = [
        'entry-client',
        'messages',
        'rolldown-runtime',
        'startIdleWork',
        'storedReservationsKey',
      ];
      expect(requests.toSorted()).toEqual([...always, ...scripts].toSorted());
    });
  }

  test.describe('on a mid-range phone', () => {
    test.use({ deviceScaleFactor: 1.75 });

    test('loads at most 193.5 kB and the map for a property page without an interaction', async ({
      page,
    }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        // The map is drawn after the start, so a page may be without it.
        if (request.url().includes('/images/locator/')) return;
        sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize));
      });
      await page.goto(property);
      await waitForHydration(page);
      await isQuiet(page);
      const all = await Promise.all(sizes);
      expect(all.length).toBeGreaterThan(10);
      expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(193_500);
    });
  });

  test('performs the first interaction after the machines have loaded', async ({ page }) => {
    await page.goto(property);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'One guest more' }).tap();
    await expect(page.locator('[name=guestCount]')).toHaveValue('3');
  });

  for (const height of [size.height, 667]) {
    test(`shows both dates in a screen of ${height} pixels, and a price after two taps`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height });
      await page.goto(property);
      await waitForHydration(page);
      await expect(page.locator('#booking-endDate')).toBeInViewport({ ratio: 1 });
      const bar = page.getByRole('link', { name: 'Select dates' }).last();
      const [dates, below] = await Promise.all([
        page.locator('#booking-endDate').boundingBox(),
        bar.boundingBox(),
      ]);
      expect(dates!.y + dates!.height).toBeLessThan(below!.y);
      await expect(calendar(page)).toBeHidden();

      await page.locator('#booking-startDate').tap();
      await expect(calendar(page).locator(':focus')).toBeInViewport({ ratio: 1 });
      const days = new Calendar(page);
      await days.pick(inDays(30));
      await days.pick(inDays(33));
      const price = page.getByRole('button', { name: 'Book now' }).last().locator('..').getByText(/^€/);
      await expect(price).toBeInViewport({ ratio: 1 });
    });
  }

  test('unfolds the calendar when a link leads to the dates', async ({ page }) => {
    await page.goto(`${property}#book`);
    await expect(calendar(page)).toBeVisible();
    await expect(page.locator('#booking-startDate')).toBeInViewport({ ratio: 1 });
  });
});

test('shows the calendar without an interaction when its place is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 1800 });
  await page.goto(property);
  await expect(calendar(page)).toBeVisible();
});
