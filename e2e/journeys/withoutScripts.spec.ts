import type { Page } from '@playwright/test';
import { inDays } from '../support/hostApi.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'language' });

/** Texts that are visible only without scripts, which Playwright's own selectors do not read. */
const findNoScriptTexts = (page: Page) =>
  page.locator('noscript').evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText).join(' '));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all texts of a property', async ({ page }) => {
    await page.goto('/en/casa-do-limoeiro');
    await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();
    for (const section of [
      'Book your stay',
      'About this place',
      'Photos',
      'Amenities',
      'Neighbourhood',
      'Rules and policies',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    }
    await expect(page.getByText('123456/AL').first()).toBeVisible();
  });

  test('opens the folded parts of a property, and prints them', async ({ page }) => {
    await page.goto('/en/casa-do-limoeiro');
    const all = page.locator('#details details');
    await all.locator('summary').click();
    await expect(all.getByText('Toaster')).toBeVisible();
    const rule = page.locator('#rules details li').first();
    // Playwright's own check treats the content of a closed element as hidden.
    const isDrawn = () => rule.evaluate((element) => element.checkVisibility());
    expect(await isDrawn()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isDrawn()).toBe(true);
  });

  test('disables the booking, and explains how to book', async ({ page }) => {
    await page.goto('/en/casa-do-limoeiro');
    const booking = page.locator('[data-machine=booking]');
    await expect.poll(() => findNoScriptTexts(page)).toContain('To book here, you need JavaScript.');
    await expect(page.locator('main').locator('input:visible, button:visible, select:visible')).toHaveCount(
      0,
    );
    await expect(page.locator('#host a[href^="tel:+351"]')).toBeVisible();
    await booking.locator('noscript a[href="/en/imprint"]').click();
    await expect(page.locator('main a[href^="mailto:"]').first()).toContainText('@');
  });

  test('refers from the contact form to the e-mail address', async ({ page }) => {
    await page.goto('/en/casa-do-limoeiro/contact');
    await expect
      .poll(() => findNoScriptTexts(page))
      .toContain('To send a message here, you need JavaScript.');
    await page.locator('main noscript a').click();
    await expect(page.locator('main')).toContainText('@');
  });

  test('refers from the page of a reservation to the e-mail', async ({ page }) => {
    await page.goto('/de/reservation/any');
    await expect.poll(() => findNoScriptTexts(page)).toContain('Bestätigungs-E-Mail');
  });

  for (const [name, path, content] of [
    ['lists the properties on the landing page', '/de', 'Casa do Limoeiro'],
    ['shows a legal text', '/de/privacy', 'Daten'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(content);
    });
  }
});

test('keeps and prices dates that are typed before the scripts load', async ({ guest, page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/en/language', { waitUntil: 'commit' });
  await guest.typeDates({ from: 50, nights: 3 });
  arrive.resolve();
  await guest.expectState('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(50));
  await expect(guest.field('endDate')).toHaveValue(inDays(53));
});
