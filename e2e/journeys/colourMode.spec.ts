import type { Page } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';
import { expect, test } from './journey.ts';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const chooses = async (page: Page, mode: string) => {
  await comesAlive(page);
  await page.locator('summary', { hasText: 'Colour mode' }).click();
  await page.getByRole('button', { name: mode, exact: true }).click();
};

test('stores the chosen colour mode under "colour-mode"', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const light = await background(page);
  await chooses(page, 'Dark');
  const dark = await background(page);
  expect(dark).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');

  await page.goto('/pt/casa-do-limoeiro');
  expect(await background(page)).toBe(dark);
  await page.goto('/en');
  await chooses(page, 'System');
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('system');
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(dark);
  await chooses(page, 'Light');
  expect(await background(page)).toBe(light);
});

test('applies a colour mode to all open tabs at once', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await comesAlive(page);
  const light = await background(page);
  const other = await context.newPage();
  await other.goto('/de');
  await comesAlive(other);
  await chooses(page, 'Dark');
  await expect.poll(() => background(other)).toBe(await background(page));
  expect(await background(other)).not.toBe(light);
  await expect(other.locator('summary', { hasText: 'Dunkel' })).toHaveCount(1);
});
