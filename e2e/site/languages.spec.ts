import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const unit = 'casa-do-limoeiro';

const chooseGerman = async (page: Page) => {
  await page.locator('header summary').filter({ hasText: 'English' }).click();
  await page.locator('header a[hreflang=de]').click();
};

test('changes the language on the same page, and stores it for a year', async ({ page, context }) => {
  await page.goto(`/en/${unit}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await chooseGerman(page);
  await expect(page).toHaveURL(`/de/${unit}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('de');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax' });
  expect(Math.round((cookie!.expires - Date.now() / 1000) / (24 * 60 * 60))).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL('/de');
});

test('redirects an address without a language to the last one that was used', async ({ page, context }) => {
  for (const language of ['fr', 'de']) {
    await page.goto(`/${language}/${unit}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe(language);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'locale')?.value).toBe(language);
    await page.goto('/');
    await expect(page).toHaveURL(`/${language}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a property, follows links and changes the language', async ({ page, context }) => {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
    await expect(page).toHaveURL(`/en/${unit}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa do Limoeiro');
    await chooseGerman(page);
    await expect(page).toHaveURL(`/de/${unit}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax' });
  });
});
