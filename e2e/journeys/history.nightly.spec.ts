import { waitForHydration } from '../support/hydration.ts';
import { chooseLanguage } from '../support/language.ts';
import { expect, test } from './journey.ts';

// The focused heading must be in the window on a page that scrolls smoothly, too.
test.use({ home: 'history', contextOptions: { reducedMotion: 'no-preference' } });

test('keeps the history of a booking through a reload, another page and another language', async ({
  guest,
  page,
}) => {
  await guest.openForm({ from: 90, nights: 3 });
  await guest.expectState('form.editing');
  await page.reload();
  await guest.expectState('form.editing');
  await guest.expectHistoryEntry('form');
  await page.goBack();
  await guest.expectState('dates.priced');
  await page.goForward();
  await guest.expectState('form.editing');

  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(guest.booking).toHaveCount(0);
  await page.goBack();
  await guest.expectState('form.editing');
  await page.goBack();
  await guest.expectState('dates.priced');
  await page.goForward();
  await guest.expectState('form.editing');

  await chooseLanguage(page, 'Deutsch');
  await guest.expectProperty('de');
  await guest.expectState('form.editing');
  await guest.expectHistoryEntry('form');
  await page.goBack();
  await guest.expectState('dates.priced');
  await guest.expectProperty('de');
});

test('returns from the gateway to the pending payment with Back, and leaves with another Back', async ({
  guest,
  page,
}) => {
  await page.goto('/en');
  await guest.openGateway({ from: 100, nights: 3 });
  await page.goBack();
  await guest.expectProperty();
  await guest.expectState('resuming.unpaid');
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await page.goForward();
  await guest.expectProperty();
  await guest.expectState('resuming.unpaid');
  await guest.payNow();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the photo viewer with Back or its button, and stays on the property', async ({
    guest,
    page,
  }) => {
    await page.goto('/en');
    await guest.openProperty();
    const viewer = page.getByRole('dialog');
    const photo = page.locator('main a:has(img)').first();
    // Before that, the link opens the photo itself.
    await waitForHydration(page);
    await photo.click();
    await expect(viewer).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await guest.expectProperty();
    await expect(photo).toBeFocused();
    await page.goForward();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await guest.expectHistoryEntry('dates');
    await page.goBack();
    await expect(page).toHaveURL('/en');
  });

  test('focuses the heading of a new page, and the link that was followed after Back', async ({ page }) => {
    await page.goto('/en');
    await waitForHydration(page);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});
