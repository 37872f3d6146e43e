import { Guest } from './guest.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
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
  await guest.comesToTheForm({ from: 40, nights: 3 });
  await guest.fillsIn({ firstName: 'Ana Rita' });
  await choosesLanguage(page, 'Castellano');

  await guest.isAtTheProperty('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.reads('Sus datos');
});

test('a language chosen before the scripts of a reservation have come keeps what its link says', async ({
  page,
  booked,
}) => {
  const { on } = await booked(60);
  const isEnglish = () => page.url().includes('/en/');
  // Those of the first page never come.
  await page.route('**/assets/*.js', (route) => (isEnglish() ? undefined : route.continue()));
  await page.goto(on.link, { waitUntil: 'commit' });
  await choosesLanguage(page, 'Deutsch');
  await on.is('reservation', 'open.current');
  await expect(page).toHaveURL(/\/de\/reservation\/[\w-]+$/);
});

test('error pages can be read in another language too', async ({ page }) => {
  await page.goto('/en/no/such/page');
  await choosesLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/no/such/page');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
});

test('a language chosen in one tab is that of the others once they are shown: the step and what was typed stay', async ({
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

  // Nobody went anywhere: a step back is one of the booking.
  await page.goBack();
  await guest.is('dates.priced');
  await guest.isAtTheProperty('de');

  // An address that is opened afterwards says itself which language it is in.
  const third = await context.newPage();
  const reader = new Guest({ page: third, hostApi, unit, email: guest.email });
  await reader.opensTheProperty();
  await reader.choosesDates({ from: 56, nights: 3 });
  await isShownAgain(third);
  await reader.isAtTheProperty('en');
});
