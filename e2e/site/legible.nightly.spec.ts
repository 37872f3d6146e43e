import { chooseLanguage } from '../support/language.ts';
import { hasEdges, expectLegible } from '../support/legible.ts';
import { test } from '../journeys/journey.ts';

test.use({ home: 'legible', allowsFailedCalls: true });

test('keeps every step of a booking legible', async ({ guest, page }) => {
  await guest.openForm({ from: 20, nights: 4 });
  await guest.expectState('form.editing');
  await expectLegible(page);
  await hasEdges(page);
  await guest.fillForm({ email: '' });
  await guest.press('order.button');
  await guest.expectState('form.refused');
  await expectLegible(page);
  await hasEdges(page);
  await guest.fillForm();
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await expectLegible(page);
  await guest.field('otp').fill('000000');
  await page.keyboard.press('Enter');
  await guest.expectState('otp.incorrect');
  await expectLegible(page);
  await hasEdges(page);
});

test('keeps a reservation legible', async ({ page, book }) => {
  const { on } = await book(40);
  await on.open();
  await on.is('reservation', 'open.current');
  await expectLegible(page);
  await hasEdges(page);
  await on.press('cancellation', 'cancellation.begin');
  await on.is('cancellation', 'confirming');
  await expectLegible(page);
  await chooseLanguage(page, 'Deutsch');
  await expectLegible(page);
});

test('keeps a stored reservation legible', async ({ page, book }) => {
  const { on } = await book(50);
  await on.open();
  await on.is('reservation', 'open.current');
  await page.route('**/api/1/reservation/*/*', () => undefined);
  await chooseLanguage(page, 'Deutsch');
  await on.is('reservation', 'kept.asking');
  await expectLegible(page);
});
