import { Guest } from './guest.ts';
import { waitForHydration } from '../support/hydration.ts';
import { showPageAgain } from '../support/showPageAgain.ts';
import { chooseLanguage } from '../support/language.ts';
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

test('keeps the token of a reservation link when the language changes before the scripts load', async ({
  page,
  book,
}) => {
  const { on } = await book(60);
  const isEnglish = () => page.url().includes('/en/');
  // The scripts of the first page never load.
  await page.route('**/assets/*.js', (route) => (isEnglish() ? undefined : route.continue()));
  await page.goto(on.link, { waitUntil: 'commit' });
  await chooseLanguage(page, 'Deutsch');
  await on.is('reservation', 'open.current');
  await expect(page).toHaveURL(/\/de\/reservation\/[\w-]+$/);
});

test('translates error pages', async ({ page }) => {
  await page.goto('/en/no/such/page');
  await chooseLanguage(page, 'Deutsch');
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
  await guest.openForm({ from: 50, nights: 3 });
  await guest.fillForm({ firstName: 'Ana Rita' });
  const other = await context.newPage();
  await other.goto('/en');
  await waitForHydration(other);
  await chooseLanguage(other, 'Deutsch');
  await expect(other).toHaveURL('/de');

  await guest.expectProperty('en');
  await showPageAgain(page);
  await guest.expectProperty('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.expectTexts('Ihre Angaben');

  // The page has not changed: Back returns to the previous step of the booking.
  await guest.expectHistoryEntry('form');
  await page.goBack();
  await guest.expectState('dates.priced');
  await guest.expectProperty('de');

  // The language of an address that is opened later is in that address.
  const third = await context.newPage();
  const reader = new Guest({ page: third, hostApi, unit, email: guest.email });
  await reader.openProperty();
  await reader.chooseDates({ from: 56, nights: 3 });
  await showPageAgain(third);
  await reader.expectProperty('en');
});
