import { expect, test } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';

test('offers a reload when a page cannot be rendered, without blaming the server', async ({ page }) => {
  await page.route('**/api/1/rental-unit/monte-da-figueira', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), photos: null } });
  });
  await page.goto('/en');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Monte da Figueira' }).first().click();
  await expect(page.getByText('This part of the page has stopped working')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load this page again' })).toBeVisible();
  await page.getByRole('link', { name: 'Estadia', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Monte da Figueira' }).first()).toBeVisible();
});
