import type { Page } from '@playwright/test';

/** Opens the list of languages and takes one by its own name. */
export async function choosesLanguage(page: Page, name: string): Promise<void> {
  await page.locator('header summary').first().click();
  await page.locator('header').getByRole('link', { name, exact: true }).click();
}
