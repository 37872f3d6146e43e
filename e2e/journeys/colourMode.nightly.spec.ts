import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from './journey.ts';

const readBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const chooseMode = async (page: Page, mode: string) => {
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Colour mode' }).click();
  await page.getByRole('button', { name: mode, exact: true }).click();
};

test('stores the chosen colour mode under "colour-mode"', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  const light = await readBackground(page);
  await chooseMode(page, 'Dark');
  const dark = await readBackground(page);
  expect(dark).not.toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');

  await page.goto('/pt/casa-do-limoeiro');
  expect(await readBackground(page)).toBe(dark);
  await page.goto('/en');
  await chooseMode(page, 'System');
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('system');
  expect(await readBackground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readBackground(page)).toBe(dark);
  await chooseMode(page, 'Light');
  expect(await readBackground(page)).toBe(light);
});

test('applies a colour mode to all open tabs at once', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en');
  await waitForHydration(page);
  const light = await readBackground(page);
  const other = await context.newPage();
  await other.goto('/de');
  await waitForHydration(other);
  await chooseMode(page, 'Dark');
  await expect.poll(() => readBackground(other)).toBe(await readBackground(page));
  expect(await readBackground(other)).not.toBe(light);
  await expect(other.locator('summary', { hasText: 'Dunkel' })).toHaveCount(1);
});
