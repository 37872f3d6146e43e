import { comesAlive } from '../support/comesAlive.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { expect, test } from '../support/test.ts';

const pages = {
  'the landing page': '/en',
  'a property': '/de/casa-do-limoeiro',
  'the success page without a booking': '/pt/casa-do-limoeiro/success',
  'the page to write to a host': '/fr/casa-do-limoeiro/contact',
  'a page that is not there': '/fr/casa-do-limoeiro/nowhere',
  'a property that is not there': '/es/casa-inexistente',
  'a property that asks for children and babies apart': '/pt/monte-da-figueira',
  'the privacy notice': '/fr/privacy',
  'the terms': '/es/terms',
  'the imprint': '/de/imprint',
};
const sizes = { 'a phone': { width: 360, height: 780 }, 'a desktop': { width: 1440, height: 900 } };

for (const [name, address] of Object.entries(pages)) {
  for (const [device, viewport] of Object.entries(sizes)) {
    test(`${name} keeps nobody out on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address, { waitUntil: 'load' });
      await keepsNobodyOut(page);
    });
  }
}

test('a calendar with a stay in it keeps nobody out', async ({ page }) => {
  await page.goto('/en/casa-do-limoeiro');
  const calendar = new Calendar(page);
  await calendar.picks(inDays(20));
  await calendar.picks(inDays(23));
  await expect(page.getByRole('main').getByRole('button', { name: 'Book now' }).first()).toBeEnabled();
  await keepsNobodyOut(page);
});

test('the viewer of photos keeps nobody out, and is turned with the keyboard', async ({ page }) => {
  await page.goto('/de/casa-do-limoeiro', { waitUntil: 'load' });
  await comesAlive(page);
  await page.getByRole('main').locator('a:has(img)').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('group')).toBeFocused();
  await expect(viewer.getByRole('status')).toContainText(/^1\D/);
  await keepsNobodyOut(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toContainText(/^2\D/);
});
