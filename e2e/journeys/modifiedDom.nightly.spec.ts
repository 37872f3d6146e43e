import type { Route } from '@playwright/test';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { Forms } from '../reservation/forms.ts';
import { ReservationPage } from '../reservation/page.ts';
import { reservationVariants } from '../reservation/reservationVariants.ts';
import { decorate, startTranslating } from '../support/modifiedDom.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { calls, refuseOnce } from './refusals.ts';
test.use({ home: 'foreign-dom', viewport: { width: 390, height: 844 }, allowsFailedCalls: true });

test('completes every journey on pages that a translator and a password manager modify', async ({
  guest,
  page,
  unit,
}) => {
  await page.addInitScript(startTranslating);
  await page.addInitScript(decorate);
  await guest.openProperty();
  await expect(page.locator('main font').first()).toBeVisible();
  await guest.chooseDates({ from: 60, nights: 3 });
  const prices = guest.booking.locator('dd [translate=no]');
  await expect(prices.last()).toHaveText('€465.00');
  for (const total of ['€510.00', '€555.00']) {
    await page.getByRole('button', { name: words('stay.moreGuests') }).click();
    await expect(prices.last()).toHaveText(total);
  }
  for (const total of ['€510.00', '€465.00']) {
    await page.getByRole('button', { name: words('stay.fewerGuests') }).click();
    await expect(prices.last()).toHaveText(total);
  }

  await guest.press('booking.begin');
  await guest.press('order.button');
  await guest.expectState('form.refused');
  await guest.fillForm();
  // A password manager that fires no events.
  await guest.field('lastName').evaluate((input: HTMLInputElement) => (input.value = 'Silva e Costa'));
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.submitCode('000000');
  await guest.expectState('otp.incorrect');
  await guest.submitMailedCode();
  await guest.expectGateway();
  await guest.payByCard(cards.isDeclined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  await guest.cancelAtGateway();
  await guest.expectState('resuming.declined');
  await guest.payNow();

  await guest.booking.getByRole('link', { name: 'Register the guests' }).click();
  const on = new ReservationPage({ page, link: page.url() });
  await on.is('registration', 'collecting');
  await expect(on.of('reservation')).toContainText('Silva e Costa');
  const forms = new Forms(on.of('registration'));
  await forms.fillAll();
  await forms.submit().click();
  await on.is('registration', 'confirmed');

  await on.press('stayDetails', 'details.add');
  await on.of('stayDetails').locator('[name=arrivalTime]').selectOption('21:00');
  await on.press('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(on.of('stayDetails')).toContainText('about 21:00');

  const isUncharged = async (route: Route) => {
    const answer = await route.fetch();
    const reservation = (await answer.json()) as Reservation;
    await route.fulfill({ response: answer, json: reservationVariants.uncharged(reservation) });
  };
  await page.route(calls.readReservation, isUncharged);
  await refuseOnce(page, calls.checkout, 502, 'payment-gateway');
  await page.reload();
  await on.of('payment').getByRole('button', { name: 'Pay €465.00 now' }).click();
  await on.is('payment', 'notRedirected');
  await expect(on.of('payment')).toContainText('€465.00');
  await page.unroute(calls.readReservation, isUncharged);
  await page.reload();

  await on.press('cancellation', 'cancellation.begin');
  await on.press('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
  await expect(on.of('cancellation')).toContainText('€465.00');

  await page.goto(`/en/${unit}/contact`);
  const contact = page.locator('[data-machine=contact]');
  await contact.getByRole('button', { name: words('contact.send') }).click();
  await expect(contact).toHaveAttribute('data-state', 'refused');
  await contact.locator('[name=name]').fill('Rui Costa');
  await contact.locator('[name=email]').fill(guest.email);
  await contact.locator('[name=phonePrefix]').selectOption('PT');
  await contact.locator('[name=phone]').fill('912 345 678');
  await contact.locator('[name=message]').fill('Is there a cot?');
  await contact.getByRole('button', { name: words('contact.send') }).click();
  await expect(contact).toHaveAttribute('data-state', 'sent');
});
