import { inDays } from '../support/hostApi.ts';
import { Calendar } from '../support/calendar.ts';
import { cards, Guest } from './guest.ts';
import { openOtherBrowser, expect, test } from './journey.ts';

test('books from the landing page: code, payment and confirmation', async ({ page, hostApi, browser }) => {
  const email = 'ana.books@example.com';
  const guest = new Guest({ page, hostApi, unit: 'casa-do-limoeiro', email });
  const stay = { from: 120, nights: 3 };

  await page.goto('/en');
  await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
  await expect(page).toHaveURL('/en/casa-do-limoeiro');
  await guest.expectTexts('Select dates first');

  await guest.chooseDates(stay);
  const price = page.getByRole('complementary');
  await expect(price).toContainText('€140 × 3 nights€420.00');
  await expect(price).toContainText('Cleaning€45.00');
  await expect(price).toContainText('Total€465.00');

  await guest.order();
  await guest.expectTexts('Confirm your email', email);

  const mailbox = await openOtherBrowser(browser);
  await mailbox.goto('/sandbox/mailbox');
  await expect(async () => {
    await mailbox.reload();
    await mailbox.getByRole('link', { name: email }).first().click({ timeout: 5000 });
  }).toPass({ timeout: 300_000 });
  const code = await mailbox.frameLocator('iframe').locator('.code').innerText();
  await mailbox.context().close();

  const gateway = Promise.withResolvers<void>();
  await page.route('**/api/1/payment', async (route) => {
    await gateway.promise;
    await route.continue();
  });
  await guest.submitCode(code);
  await guest.expectTexts('Redirecting');
  gateway.resolve();
  await guest.expectGateway();
  await expect(page.getByRole('button', { name: 'Pay €465.00' })).toBeVisible();
  await guest.payByCard(cards.works);

  await guest.expectReturn();
  await guest.expectConfirmation();
  await guest.expectTexts('Your payment has arrived', email, 'Paid€465.00');
  const confirmation = await hostApi.waitForMail(email, /is confirmed$/);
  expect(confirmation.language).toBe('en');
  const number = (await guest.booking.textContent())?.match(/[2-9A-Z]{4}-[2-9A-Z]{4}/)?.[0];
  expect(confirmation.subject).toContain(number);

  const otherGuest = await openOtherBrowser(browser);
  const calendar = new Calendar(otherGuest);
  await otherGuest.goto('/en/casa-do-limoeiro');
  const firstNight = await calendar.turnTo(inDays(stay.from));
  const lastNight = await calendar.turnTo(inDays(stay.from + 2));
  for (const night of [firstNight, lastNight]) {
    await expect(night).toHaveAttribute('aria-disabled', 'true');
    await expect(night).toHaveAccessibleDescription(/This night is already booked\./);
  }
  await calendar.pick(inDays(stay.from + 3));
  await expect(otherGuest.locator('[name=startDate]')).toHaveValue(inDays(stay.from + 3));
  await otherGuest.context().close();
});

test('books in German with the mouse, and sends the e-mails in German', async ({ page, hostApi }) => {
  const guest = new Guest({
    page,
    hostApi,
    unit: 'journey',
    email: 'greta@example.com',
    language: 'de',
  });
  const calendar = new Calendar(page, 'de');
  await guest.openProperty();
  await calendar.pick(inDays(20));
  await expect(guest.field('startDate')).toHaveValue(inDays(20));
  await calendar.pick(inDays(24));
  await expect(guest.field('endDate')).toHaveValue(inDays(24));
  await guest.expectState('dates.priced');
  await guest.expectTexts('4 Nächte');

  await guest.press('booking.begin');
  await guest.fillForm();
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  const { language, subject } = await hostApi.waitForMail(guest.email);
  expect(language).toBe('de');
  expect(subject).toMatch(/^\d{3} \d{3} ist Ihr Code für Estadia$/);
  await guest.submitMailedCode();
  await guest.expectGateway();
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  expect((await hostApi.waitForMail(guest.email, /ist bestätigt$/)).language).toBe('de');
});
