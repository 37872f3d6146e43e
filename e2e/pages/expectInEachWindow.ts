import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';

/** The page is not wider than a narrow window, a phone or a desktop, and accessible. */
export async function expectInEachWindow(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `elements wider than ${width} pixels`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
}
