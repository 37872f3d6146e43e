import { waitForHydration } from '../support/hydration.ts';
import { expectAccessible } from '../support/axe.ts';
import { Calendar } from '../support/calendar.ts';
import { inDays } from '../support/hostApi.ts';
import { expect, test } from '../support/test.ts';
import { pickInTurn } from '../support/windows.ts';

const pages = {
  'the landing page': '/en',
  'a property': '/de/casa-do-limoeiro',
  'the success page without a booking': '/pt/casa-do-limoeiro/success',
  'the contact page': '/fr/casa-do-limoeiro/contact',
  'an unknown page': '/fr/casa-do-limoeiro/nowhere',
  'an unknown property': '/es/casa-inexistente',
  'a property that asks for children and babies separately': '/pt/monte-da-figueira',
  'the privacy notice': '/fr/privacy',
  'the terms': '/es/terms',
  'the imprint': '/de/imprint',
};
const sizes = { 'a phone': { width: 360, height: 780 }, 'a desktop': { width: 1440, height: 900 } };

for (const [nth, [name, address]] of Object.entries(pages).entries()) {
  for (const [device, viewport] of pickInTurn(Object.entries(sizes), nth)) {
    test(`shows ${name} accessibly on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address, { waitUntil: 'load' });
      await expectAccessible(page);
    });
  }
}

test('shows a calendar with a selected stay accessibly', async ({ page }) => {
  await page.goto('/en/casa-do-limoeiro');
  const calendar = new Calendar(page);
  await calendar.pick(inDays(20));
  await calendar.pick(inDays(23));
  await expect(page.getByRole('main').getByRole('button', { name: 'Book now' }).first()).toBeEnabled();
  await expectAccessible(page);
});

test('shows the photo viewer accessibly, and turns photos with the keyboard', async ({ page }) => {
  await page.goto('/de/casa-do-limoeiro', { waitUntil: 'load' });
  await waitForHydration(page);
  await page.getByRole('main').locator('a:has(img)').first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('group')).toBeFocused();
  await expect(viewer.getByRole('status')).toContainText(/^1\D/);
  await expectAccessible(page);
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['End', 10],
    ['ArrowLeft', 9],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.getByRole('status')).toContainText(new RegExp(`^${place}\\D`));
  }
  await expect(viewer.getByText('Terrasse', { exact: true })).toBeVisible();
});
