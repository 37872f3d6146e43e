import { expect, type Page } from '@playwright/test';

/**
 * Opens the language menu, chooses a language by its own name, and waits until the page is in that language.
 */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('header summary').first().click();
  const link = page.locator('header').getByRole('link', { name, exact: true });
  const language = await link.getAttribute('hreflang');
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', language!);
}
