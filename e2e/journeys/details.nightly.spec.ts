import type { Page } from '@playwright/test';
import { chooseLanguage } from '../support/language.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'details' });

const readStoredDetails = (page: Page) =>
  page.evaluate(() => ({
    guest: JSON.parse(localStorage.getItem('guest-info') ?? 'null') as Record<string, string> | null,
    remember: JSON.parse(localStorage.getItem('remember-details') ?? 'null') as boolean | null,
  }));

test.beforeEach(async ({ guest }) => {
  await guest.openForm({ from: 40, nights: 3 });
});

test('stores no details on the device unless the guest asks for it', async ({ guest, page }) => {
  await expect(guest.field('rememberDetails')).not.toBeChecked();
  await guest.fillForm();
  expect(await readStoredDetails(page)).toEqual({ guest: null, remember: null });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(guest.email);
});

test('stores details on each change, restores them on the next visit and deletes them on request', async ({
  guest,
  page,
}) => {
  await guest.fillForm();
  await guest.field('rememberDetails').check();
  expect(await readStoredDetails(page)).toEqual({
    guest: {
      firstName: 'Ana',
      lastName: 'Silva',
      email: guest.email,
      phonePrefix: '+351',
      phone: '912 345 678',
      locale: 'en',
    },
    remember: true,
  });
  await guest.field('firstName').fill('Ana Rita');
  expect((await readStoredDetails(page)).guest).toMatchObject({ firstName: 'Ana Rita' });

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/en/language');
  await guest.chooseDates({ from: 40, nights: 3 });
  await guest.press('booking.begin');
  await expect(guest.field('rememberDetails')).toBeChecked();
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('email')).toHaveValue(guest.email);
  await expect(guest.field('phonePrefix')).toHaveValue('PT');

  await guest.field('rememberDetails').uncheck();
  expect(await readStoredDetails(page)).toEqual({ guest: null, remember: false });
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
});

test('stores the language of the page as the guest’s language', async ({ guest, page }) => {
  await guest.fillForm();
  await guest.field('rememberDetails').check();
  await chooseLanguage(page, 'Français');
  await guest.expectProperty('fr');
  await expect.poll(async () => (await readStoredDetails(page)).guest).toMatchObject({ locale: 'fr' });
});
