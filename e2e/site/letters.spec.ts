import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { pickInTurn } from '../support/windows.ts';

/** Adds up the layout shifts of the page from the start, as the Layout Instability API reports them. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        counted.moved += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** Waits for two frames, so that the browser has drawn the fonts. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const pages = { 'the landing page': '/en', 'a property': '/en/casa-do-limoeiro' };
const widths = { 'a desktop': 1350, 'a phone': 412 };
const cases = Object.entries(pages).flatMap(([name, path], nth) =>
  pickInTurn(Object.entries(widths), nth).map(([device, width]) => ({ name, path, device, width })),
);

for (const { name, path, device, width } of cases) {
  test(`keeps the line breaks of ${name} on ${device} when its fonts load after the first paint`, async ({
    page,
  }) => {
    await countShifts(page);
    const come = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'commit' });
    const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(painted);
    const faces = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => /Figtree|Instrument/.test(family) && status === 'loaded',
          ).length,
      );
    expect(await faces()).toBe(0);
    come.resolve();
    await expect.poll(faces).toBe(2);
    await drawn(page);
    expect(await moved(page)).toBeLessThan(0.005);
  });
}
