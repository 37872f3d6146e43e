import { inDays } from '../support/hostApi.ts';
import { choosesLanguage } from '../support/language.ts';
import { hasEdges, isReadByAnybody } from '../support/legible.ts';
import { expect, test } from '../journeys/journey.ts';

test.slow();
test.use({ home: 'legible', letsCallsFail: true });

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
    await isReadByAnybody(page);
    await hasEdges(page);
  });
}

test('keeps every step of a booking legible', async ({ guest, page }) => {
  await guest.comesToTheForm({ from: 20, nights: 4 });
  await guest.is('form.editing');
  await isReadByAnybody(page);
  await hasEdges(page);
  await guest.fillsIn({ email: '' });
  await guest.presses('order.button');
  await guest.is('form.refused');
  await isReadByAnybody(page);
  await hasEdges(page);
  await guest.fillsIn();
  await guest.presses('order.button');
  await guest.is('otp.entering');
  await isReadByAnybody(page);
  await guest.field('otp').fill('000000');
  await page.keyboard.press('Enter');
  await guest.is('otp.incorrect');
  await isReadByAnybody(page);
  await hasEdges(page);
});

test('keeps a reservation legible', async ({ page, booked }) => {
  const { on } = await booked(40);
  await on.opens();
  await on.is('reservation', 'open.current');
  await isReadByAnybody(page);
  await hasEdges(page);
  await on.presses('cancellation', 'cancellation.begin');
  await on.is('cancellation', 'confirming');
  await isReadByAnybody(page);
  await choosesLanguage(page, 'Deutsch');
  await isReadByAnybody(page);
});

test('keeps a stored reservation legible', async ({ page, booked }) => {
  const { on } = await booked(50);
  await on.opens();
  await on.is('reservation', 'open.current');
  await page.route('**/api/1/reservation/*/*', () => undefined);
  await choosesLanguage(page, 'Deutsch');
  await on.is('reservation', 'kept.asking');
  await isReadByAnybody(page);
});
