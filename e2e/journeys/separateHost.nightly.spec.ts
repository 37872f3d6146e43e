import type { Page } from '@playwright/test';
import { gatewayOfHost, openFrontendSite } from '../support/frontendSite.ts';
import { Guest } from './guest.ts';
import { openOtherBrowser, expect, expectMap, expectPhoto, test as base } from './journey.ts';

/** A browser on a second site whose host is the site under test. */
const test = base.extend<{ pageInFront: Page }>({
  pageInFront: async ({ browser }, use) => {
    const site = await openFrontendSite({ GATEWAY_HOSTS: gatewayOfHost });
    await use(await openOtherBrowser(browser, { baseURL: site.url }));
    await site.close();
  },
});
test.use({ home: 'payment' });

test('shows the photos of a separate host, resized by the site', async ({ pageInFront: page }) => {
  await page.goto('/en/casa-do-limoeiro');
  const first = page.locator('#photos img').first();
  await first.scrollIntoViewIfNeeded();
  await expectPhoto(first);
  await expect(first).toHaveAttribute('src', /^\/images\/\d+\//);
});

test('draws the map around a property of a separate host', async ({ pageInFront: page }) => {
  await page.goto('/en/casa-do-limoeiro');
  await expectMap(page.getByRole('img', { name: 'Map: Lisbon, Portugal' }));
});

test('pays at a gateway on another origin than the site and the host API', async ({
  pageInFront: page,
  hostApi,
  unit,
}, { testId }) => {
  const guest = new Guest({ page, hostApi, unit, email: `${testId}@example.com` });
  await guest.openGateway({ from: 150, nights: 3 });
  expect(new URL(page.url()).host).toBe(gatewayOfHost);
});
