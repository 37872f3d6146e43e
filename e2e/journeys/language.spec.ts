import { choosesLanguage } from '../support/language.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'language' });

test.describe('somebody with a Portuguese browser', () => {
  test.use({ locale: 'pt-PT' });

  test('finds the site in Portuguese', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/pt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('pt');
  });
});

test('another language in the middle of a booking keeps the step and what was typed', async ({
  guest,
  page,
}) => {
  await guest.opensTheProperty();
  await guest.choosesDates({ from: 40, nights: 3 });
  await guest.presses('booking.begin');
  await guest.fillsIn({ firstName: 'Ana Rita' });
  await choosesLanguage(page, 'Castellano');

  await expect(page).toHaveURL('/es/language');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.reads('Sus datos');
});

test('error pages can be read in another language too', async ({ page }) => {
  await page.goto('/en/no/such/page');
  await choosesLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/no/such/page');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
});
