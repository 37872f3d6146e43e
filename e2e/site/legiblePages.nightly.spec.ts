import { inDays } from '../support/hostApi.ts';
import { hasEdges, expectLegible } from '../support/legible.ts';
import { expect, test } from '../journeys/journey.ts';

test.use({ home: 'legible', allowsFailedCalls: true });

const asking = `?from=${inDays(20)}&to=${inDays(24)}&guests=3`;

const pages = {
  'the landing page': '/fr',
  'a property with the price of a stay': `/de/casa-do-limoeiro${asking}`,
  'a property with the price of each night': `/pt/monte-da-figueira${asking}`,
  'the contact page': '/es/casa-do-limoeiro/contact',
  'the privacy notice': '/de/privacy',
  'an unknown page': '/de/nowhere',
};

for (const [name, address] of Object.entries(pages)) {
  test(`keeps ${name} legible with large text, in small windows and in forced colours`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    if (address.includes('from='))
      await expect(page.locator('[data-machine=booking]')).toHaveAttribute('data-state', 'dates.priced');
    await expectLegible(page);
    await hasEdges(page);
  });
}
