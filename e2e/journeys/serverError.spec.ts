import { expect, test } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';

test('a page that cannot be drawn says "Internal Server Error", and the way home works', async ({ page }) => {
  await page.route('**/api/1/rental-unit/monte-da-figueira', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), photos: null } });
  });
  await page.goto('/en');
  await comesAlive(page);
  await page.getByRole('link', { name: 'Monte da Figueira' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('link', { name: 'Monte da Figueira' }).first()).toBeVisible();
});
