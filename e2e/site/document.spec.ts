import { expect, test } from '../support/test.ts';

const unit = 'casa-do-limoeiro';

test('applies the dark mode before the scripts load', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  // The attribute is set before any script of the site has loaded.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-colour-mode', 'dark');
});

test('runs scripts after the first paint', async ({ page }) => {
  await page.goto(`/en/${unit}`);
  const started = () =>
    page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return painted && scripts.length > 0
        ? Math.min(...scripts.map(({ startTime }) => startTime)) - painted.startTime
        : undefined;
    });
  await expect.poll(started).toBeDefined();
  expect(await started()).toBeGreaterThan(0);
});

test('runs scripts after the first photo has loaded', async ({ page }) => {
  for (const [path, width] of [
    ['/en', 1024],
    [`/en/${unit}`, 640],
  ] as const) {
    // The first request creates the resized photo, which takes time.
    await page.request.get(`/images/${width}/${unit}/01-terrace.avif`);
    await page.goto(path);
    const started = () =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const photo = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
        const photoCame = loaded.find(({ name }) => name === photo)?.responseEnd;
        const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
        return photoCame !== undefined && scripts.length > 0
          ? Math.min(...scripts.map(({ startTime }) => startTime)) - photoCame
          : undefined;
      });
    await expect.poll(started).toBeDefined();
    expect(await started()).toBeGreaterThan(0);
  }
});

for (const [what, gone] of [
  ['does not load', undefined],
  ['is missing', { status: 404 }],
] as const) {
  test(`hydrates a page whose first photo ${what}`, async ({ page }) => {
    await page.route('**/images/**/01-terrace.*', (route) => gone && route.fulfill(gone));
    await page.goto(`/en/${unit}`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  });
}

test('reloads a page once when its scripts are gone after a new version', async ({ page }) => {
  await page.goto('/en');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  let loads = 0;
  let refusals = 0;
  page.on('load', () => (loads += 1));
  await page.route(/\/assets\/property-.*\.js$/, async (route) => {
    await route.fulfill({ status: 404 });
    refusals += 1;
  });
  await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
  await expect(page).toHaveURL(`/en/${unit}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa do Limoeiro');
  // On the click, and again after the reload.
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(loads).toBe(1);
});
