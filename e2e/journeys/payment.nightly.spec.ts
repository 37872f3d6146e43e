import type { Route } from '@playwright/test';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { reservationVariants } from '../reservation/reservationVariants.ts';
import { splitLink } from '../support/hostApi.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'payment' });

test('saves the card when nothing is due now, and says so on the success page', async ({
  guest,
  page,
  hostApi,
}) => {
  await guest.openForm({ from: 40, nights: 3 });
  await guest.fillForm();
  await page.getByRole('radio', { name: /^Pay the day before you arrive/ }).check();
  await guest.expectTexts('Nothing is due now. Your card is kept on file until payment is due.');
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.submitMailedCode();

  await guest.expectGateway();
  await expect(page.getByText('Nothing is charged today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeVisible();
  await guest.payByCard(cards.works);

  await guest.expectReturn();
  await guest.expectState('success.cardSaved');
  await guest.expectTexts(
    'Nothing was charged today; your card is kept for the agreed date.',
    /Due on .+€465\.00/,
  );
  const { text } = await hostApi.waitForMail(guest.email, /is confirmed$/);
  expect(text).toContain('To be charged to your card on');
});

test('announces the payment at once, while the code of that step still loads', async ({ guest, page }) => {
  const late = Promise.withResolvers<void>();
  for (const pattern of [/\/assets\/PaymentScreens-.*\.js$/, calls.checkout])
    await page.route(pattern, async (route) => {
      await late.promise;
      await route.continue();
    });
  await guest.openCodeStep({ from: 45, nights: 3 });
  await guest.submitMailedCode();
  await guest.expectState('redirecting.underWay');
  const news = guest.booking.getByRole('status');
  await expect(news).toHaveText('Redirecting');
  await expect(news).toBeInViewport();
  late.resolve();
  await guest.expectGateway();
});

test('always returns to a readable page with Back from the gateway', async ({ guest, page }) => {
  await guest.openGateway({ from: 55, nights: 3 });
  const gateway = page.url();
  const submit = page.locator('form.card button[type=submit]');
  await page.locator('[name=number]').fill(cards.isDeclined);
  await page.locator('[name=name]').fill('Ana Silva');
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Correct values stay in the form, except those that must not be stored.
  await expect(page.locator('[name=name]')).toHaveValue('Ana Silva');
  await expect(page.locator('[name=number]')).toHaveValue(cards.isDeclined);
  await guest.payByCard(cards.isDeclined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  // All of it was one history entry: Back leaves it.
  await page.goBack();
  while (page.url() === gateway) {
    await expect(submit).toBeVisible();
    await page.goBack();
  }
  await guest.expectState('resuming.declined');
});

test('reports a declined card after the guest left the gateway, and reopens it', async ({ guest, page }) => {
  await guest.openGateway({ from: 60, nights: 3 });
  await guest.payByCard(cards.isDeclined);
  await expect(page.getByRole('alert')).toBeVisible();
  await guest.cancelAtGateway();
  await guest.expectState('resuming.declined');
  await guest.expectTexts(
    'The payment was declined',
    'Your card was not charged.',
    'Your dates are held until',
  );
  await guest.payNow();
});

test('completes a payment that is approved at the bank', async ({ guest, page }) => {
  await guest.openGateway({ from: 70, nights: 3 });
  await guest.payByCard(cards.requiresBankApproval);
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await guest.expectConfirmation();
});

test('offers the payment again after it was refused at the bank', async ({ guest, page }) => {
  await guest.openGateway({ from: 80, nights: 3 });
  await guest.payByCard(cards.requiresBankApproval);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your bank did not confirm it was you. Nothing was charged.',
  );
  await guest.cancelAtGateway();
  await guest.expectState('resuming.declined');
  await guest.payNow();
});

test('restarts with the same dates after a cancelled checkout', async ({ guest, page, hostApi }) => {
  const stay = { from: 100, nights: 3 };
  await guest.openGateway(stay);
  const checkout = page.url();
  await guest.cancelAtGateway();
  await guest.expectState('resuming.unpaid');
  await guest.press('otp.restart');
  await guest.expectProperty();
  await guest.expectState('dates.priced');

  const taken = await hostApi.reserve('payment', 'somebody.else@example.com', stay.from);
  expect(taken.status).toBe('awaiting_otp');
  await page.goto(checkout);
  await expect(page.getByRole('heading', { name: 'This payment page has expired' })).toBeVisible();
});

test('waits for a slow payment, and confirms the booking', async ({ guest }) => {
  await guest.openGateway({ from: 110, nights: 3 });
  await guest.payByCard(cards.isSlow);
  await guest.expectReturn();
  await guest.expectTexts('Your payment is being processed', 'there is no need to pay twice');
  await expect(guest.booking).toHaveAttribute('data-state', 'success.paid');
});

test('accepts a manual payment after a failed charge, and shows it as paid on both pages', async ({
  guest,
  page,
  book,
  hostApi,
}) => {
  const { on } = await book(120);
  // Instalments are due weeks after a booking, so the test rewrites the host’s answers to report a failed
  // charge,
  // and uses the payment page of another stay with the same price.
  const isUncharged = async (route: Route) => {
    const answer = await route.fetch();
    const reservation = (await answer.json()) as Reservation;
    await route.fulfill({ response: answer, json: reservationVariants.uncharged(reservation) });
  };
  const requests: unknown[] = [];
  const due = await hostApi.reserve(guest.unit, `due.${guest.email}`, 130);
  await hostApi.verify(due.id, await hostApi.otpFor(`due.${guest.email}`));
  const session = await hostApi.checkout(due.id);
  await page.route(calls.readReservation, isUncharged);
  await page.route(calls.checkout, async (route) => {
    requests.push(route.request().postDataJSON());
    await route.fulfill({ json: session });
  });
  await on.open();
  await expect(on.of('payment')).toContainText('A payment did not go through');
  await expect(on.of('payment')).toContainText('We could not charge €465.00 to your card.');
  await on.of('payment').getByRole('button', { name: 'Pay €465.00 now' }).click();
  await guest.expectGateway();
  expect(requests).toEqual([{ reservationId: splitLink(on.link).id, locale: 'en' }]);

  await page.unroute(calls.readReservation, isUncharged);
  await guest.payByCard(cards.works);
  await guest.expectReturn();
  await guest.expectConfirmation();
  await guest.expectTexts('Everything is paid. Nothing further will be charged.');
  await guest.booking.getByRole('link', { name: 'Register the guests' }).click();
  await on.is('payment', 'settled');
  await expect(on.of('reservation')).toContainText('Paid€465.00');
});
