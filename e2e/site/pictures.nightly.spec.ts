import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const photos = '/images/768/casa-do-limoeiro';
const lead = `${photos}/01-terrace.6d21542a.avif`;

/** The photos that a page requests. */
function recordPhotos(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/images\/\d/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

const strip = (page: Page) => page.locator('main div:has(> a > picture)').first();

async function swipe(page: Page) {
  await strip(page).hover();
  await page.mouse.wheel(412, 0);
}

for (const deviceScaleFactor of [1.75, 2.625, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} pixels to a point`, () => {
    const size = { width: 412, height: 823 };
    test.use({ viewport: size, screen: size, deviceScaleFactor, hasTouch: true, isMobile: true });

    test('loads one photo of a property, and the next one on a swipe', async ({ page }) => {
      const requests = recordPhotos(page);
      await page.goto('/en/casa-do-limoeiro');
      expect(requests).toEqual([lead]);
      await swipe(page);
      await expect.poll(() => requests[1]).toBe(`${photos}/02-living-room.d69c4106.avif`);
      const next = strip(page).locator('img').nth(1);
      await expect(next).toBeInViewport({ ratio: 0.9 });
      await expect
        .poll(() => next.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
    });

    test('preloads the first photo once, in the size that is shown', async ({ page }) => {
      for (const path of ['/en/casa-do-limoeiro', '/en']) {
        await page.goto(path);
        const requests = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(css|avif)$/.test(name))
            .map(
              (entry) =>
                `${(entry as PerformanceResourceTiming).initiatorType} ${new URL(entry.name).pathname}`,
            ),
        );
        expect(requests.filter((one) => one.endsWith(lead))).toEqual([`link ${lead}`]);
        const shown = page.locator('img[fetchpriority=high]');
        await expect(shown).toHaveCount(1);
        expect(await shown.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toBe(lead);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });

  test('loads the photos of a property on a swipe', async ({ page }) => {
    const requests = recordPhotos(page);
    await page.goto('/en/casa-do-limoeiro');
    await swipe(page);
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    expect(requests.slice(0, 2).map((path) => path.replace(/.*\//, ''))).toEqual([
      '01-terrace.6d21542a.avif',
      '02-living-room.d69c4106.avif',
    ]);
  });
});

test('shows the first photos next to each other on a desktop, none larger than its display size', async ({
  page,
}) => {
  const requests = recordPhotos(page);
  await page.setViewportSize({ width: 1350, height: 940 });
  await page.goto('/en/casa-do-limoeiro');
  await expect.poll(() => requests.length).toBe(5);
  expect(requests.map((path) => path.split('/')[2])).toEqual(['640', '320', '320', '320', '320']);
});

test('shows the photos of the rooms without scrolling in a window in which they are', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 3400 });
  await page.goto('/en/casa-do-limoeiro');
  const room = page.locator('#photos img').first();
  await expect.poll(() => room.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await room.boundingBox())!.x).toBeLessThan(1350);
});
