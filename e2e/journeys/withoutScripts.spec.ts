import { inDays } from '../support/hostApi.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'language' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything a property says can be read', async ({ page }) => {
    await page.goto('/en/casa-do-limoeiro');
    await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();
    for (const section of [
      'Book your stay',
      'About us',
      'Photos',
      'Details',
      'Neighbourhood',
      'Rules and policies',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    }
    await expect(page.getByText('123456/AL').first()).toBeVisible();
    await expect(page.getByText('Select dates first').first()).toBeVisible();
  });
});

test('dates that were typed before scripts arrived are kept and priced', async ({ guest, page }) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/en/language', { waitUntil: 'commit' });
  await guest.typesDates({ from: 50, nights: 3 });
  arrive.resolve();
  await guest.is('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(50));
  await expect(guest.field('endDate')).toHaveValue(inDays(53));
});
