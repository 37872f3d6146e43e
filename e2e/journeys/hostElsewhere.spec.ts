import type { Page } from '@playwright/test';
import { gatewayOfHost, openSiteInFront } from '../support/siteInFront.ts';
import { Guest } from './guest.ts';
import { elsewhere, expect, showsAMap, showsAPhoto, test as base } from './journey.ts';

/** A browser on a second site, which has its reservations at the one under test. */
const test = base.extend<{ pageInFront: Page }>({
  pageInFront: async ({ browser }, use) => {
    const site = await openSiteInFront({ GATEWAY_HOSTS: gatewayOfHost });
    await use(await elsewhere(browser, { baseURL: site.url }));
    await site.close();
  },
});

test.slow();
test.use({ home: 'payment' });

test('the photos of a host elsewhere show, cut by the site in front', async ({ pageInFront: page }) => {
  await page.goto('/en/casa-do-limoeiro');
  const first = page.locator('#photos img').first();
  await first.scrollIntoViewIfNeeded();
  await showsAPhoto(first);
  await expect(first).toHaveAttribute('src', /^\/images\/\d+\//);
});

test('the country around a property of a host elsewhere is drawn by the site in front', async ({
  pageInFront: page,
}) => {
  await page.goto('/en/casa-do-limoeiro');
  await showsAMap(page.getByRole('img', { name: 'Map: Lisbon, Portugal' }));
});

test('a guest pays at a gateway that is neither the site nor its host API', async ({
  pageInFront: page,
  hostApi,
  unit,
}, { testId }) => {
  const guest = new Guest({ page, hostApi, unit, email: `${testId}@example.com` });
  await guest.comesToTheGateway({ from: 150, nights: 3 });
  expect(new URL(page.url()).host).toBe(gatewayOfHost);
});
