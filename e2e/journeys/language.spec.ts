import { Guest } from './guest.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
import { choosesLanguage } from '../support/language.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'language' });

test.describe('a browser set to Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('opens the site in Portuguese', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/pt');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('pt');
  });
});

test('keeps the step of a booking and the typed text after a language change', async ({ guest, page }) => {
  await guest.comesToTheForm({ from: 40, nights: 3 });
  await guest.fillsIn({ firstName: 'Ana Rita' });
  await choosesLanguage(page, 'Castellano');

  await guest.isAtTheProperty('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.reads('Sus datos');
});

test('keeps the token of a reservation link when the language changes before the scripts load', async ({
  page,
  booked,
}) => {
  const { on } = await booked(60);
  const isEnglish = () => page.url().includes('/en/');
  // The scripts of the first page never load.
  await page.route('**/assets/*.js', (route) => (isEnglish() ? undefined : route.continue()));
  await page.goto(on.link, { waitUntil: 'commit' });
  await choosesLanguage(page, 'Deutsch');
  await on.is('reservation', 'open.current');
  await expect(page).toHaveURL(/\/de\/reservation\/[\w-]+$/);
});

test('translates error pages', async ({ page }) => {
  await page.goto('/en/no/such/page');
  await choosesLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/no/such/page');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
});

test('applies a language to other tabs when they are shown, and keeps their step and typed text', async ({
  guest,
  page,
  context,
  unit,
  hostApi,
}) => {
  await guest.comesToTheForm({ from: 50, nights: 3 });
  await guest.fillsIn({ firstName: 'Ana Rita' });
  const other = await context.newPage();
  await other.goto('/en');
  await comesAlive(other);
  await choosesLanguage(other, 'Deutsch');
  await expect(other).toHaveURL('/de');

  await guest.isAtTheProperty('en');
  await isShownAgain(page);
  await guest.isAtTheProperty('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.reads('Ihre Angaben');

  // The page has not changed: Back returns to the previous step of the booking.
  await page.goBack();
  await guest.is('dates.priced');
  await guest.isAtTheProperty('de');

  // The language of an address that is opened later is in that address.
  const third = await context.newPage();
  const reader = new Guest({ page: third, hostApi, unit, email: guest.email });
  await reader.opensTheProperty();
  await reader.choosesDates({ from: 56, nights: 3 });
  await isShownAgain(third);
  await reader.isAtTheProperty('en');
});
