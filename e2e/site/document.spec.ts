import { expect, test } from '../support/test.ts';

const unit = 'casa-do-limoeiro';

test('a page that was made dark is dark before its scripts arrive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  // The attribute is there although no script of the site has arrived.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/en', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-colour-mode', 'dark');
});

test('scripts begin after the page is painted', async ({ page }) => {
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

test('a page whose scripts are gone, as after a new version, is loaded anew once and no more', async ({
  page,
}) => {
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
  // On the click, and again when the page was loaded anew.
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(loads).toBe(1);
});
