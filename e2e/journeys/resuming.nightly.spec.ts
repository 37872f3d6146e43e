import type { Route } from '@playwright/test';
import { chooseLanguage } from '../support/language.ts';
import { Calendar } from '../support/calendar.ts';
import { findCode, inDays } from '../support/hostApi.ts';
import { reservationVariants } from '../booking/reservationVariants.ts';
import { cards, Guest } from './guest.ts';
import { openOtherBrowser, expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'resume' });

test('keeps a check-in without a check-out through a reload and a language change', async ({
  guest,
  page,
}) => {
  await guest.openProperty();
  await new Calendar(page).pick(inDays(40));
  await guest.expectState('dates.halfChosen');
  await page.reload();
  await guest.expectState('dates.halfChosen');
  await expect(guest.field('startDate')).toHaveValue(inDays(40));
  await chooseLanguage(page, 'Deutsch');
  await guest.expectState('dates.halfChosen');
  await expect(guest.field('startDate')).toHaveValue(inDays(40));
  await new Calendar(page, 'de').pick(inDays(43));
  await guest.expectState('dates.priced');
});

test('does not book a date that was cleared after a reload', async ({ guest, page }) => {
  await guest.openProperty();
  await guest.chooseDates({ from: 45, nights: 3 });
  await page.reload();
  await guest.expectState('dates.priced');
  await guest.clearCheckOut();
  await expect(guest.field('endDate')).toHaveValue('');
  await guest.expectState('dates.halfChosen');
  await expect(guest.button('booking.begin')).toHaveCount(0);
});

test('returns to the pending payment with Back from the gateway', async ({ guest, page }) => {
  await guest.openGateway({ from: 40, nights: 3 });
  await page.goBack();
  await guest.expectProperty();
  await guest.expectState('resuming.unpaid');
  await guest.payNow();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This is already paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the website' }).click();
  await guest.expectConfirmation();
});

test('requests the status of the booking when the browser restores the page from memory', async ({
  guest,
  page,
}) => {
  // The page stays in memory, as in the back/forward cache, while the guest is away.
  await page.route('**/sandbox/checkout/*', (route) => route.fulfill({ status: 204 }));
  await guest.openCodeStep({ from: 50, nights: 3 });
  const left = page.waitForRequest('**/sandbox/checkout/*');
  await guest.submitMailedCode();
  await left;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await guest.expectState('resuming.unpaid');
});

/** Another tab or browser of the guest that orders the same nights on request. */
async function prepareOrder(second: Guest, stay: { from: number; nights: number }) {
  await second.openProperty();
  await second.chooseDates(stay);
  await second.press('booking.begin');
  await second.fillForm();
  return () => second.press('order.button');
}

test.describe('nights held by the same guest', () => {
  test.use({ allowsFailedCalls: true });

  test('recognises nights held by another tab, continues there and reports them as booked later', async ({
    guest,
    context,
    hostApi,
  }) => {
    const { unit, email } = guest;
    const stay = { from: 200, nights: 3 };
    const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
    const third = new Guest({ page: await context.newPage(), hostApi, unit, email });
    const orders = await prepareOrder(second, stay);
    const orderLate = await prepareOrder(third, stay);
    await guest.openGateway(stay);

    await orders();
    await second.expectState('resuming.ownHold');
    await second.expectTexts('You are holding these dates yourself', 'Your dates are held until');
    await second.press('resuming.ownHold.goOn');
    await second.expectState('resuming.unpaid');
    await guest.payByCard(cards.works);
    await guest.expectConfirmation();
    await second.expectConfirmation();

    await orderLate();
    await third.expectState('resuming.ownStay');
    await third.expectTexts('You have booked these dates yourself');
    await third.booking.getByRole('link', { name: 'Open your reservation' }).click();
    await expect(third.page.locator('[data-machine=reservation]')).toContainText('your stay is booked');
  });

  test('continues a booking on another device with a code, without its number', async ({
    guest,
    browser,
    hostApi,
  }) => {
    const { unit, email } = guest;
    const stay = { from: 210, nights: 3 };
    const page = await openOtherBrowser(browser);
    const other = new Guest({ page, hostApi, unit, email });
    const orders = await prepareOrder(other, stay);
    await guest.openGateway(stay);

    await orders();
    await other.expectState('form.datesTaken');
    await other.expectTexts('Are you holding these dates yourself?');
    await other.booking.getByRole('link', { name: 'Continue with a code' }).click();
    await expect(page).toHaveURL('/en/reservation');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('main')).toHaveAttribute('data-state', 'entering');
    await page
      .locator('[name=otp]')
      .fill(findCode(await hostApi.waitForMail(email, /your code for reservation/)));
    await page.getByRole('link', { name: 'Continue with this booking' }).click();
    await other.expectState('resuming.unpaid');
    await other.payNow();
    await page.context().close();
  });
});

test('restarts a booking in both tabs when one gives it up', async ({ guest, context, hostApi }) => {
  await guest.openCodeStep({ from: 70, nights: 3 });
  const { unit, email } = guest;
  const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
  await second.openProperty();
  await second.press('otp.changeAddress');
  await second.expectState('dates.priced');
  await guest.expectState('resuming.abandoned');
  await guest.expectTexts('This booking is no longer open');
});

test('continues a booking after the browser was closed', async ({ guest, page, browser, hostApi }) => {
  await guest.openCodeStep({ from: 80, nights: 3 });
  const { unit, email } = guest;
  const storageState = await page.context().storageState();
  await page.close();

  const reopened = await openOtherBrowser(browser, { storageState });
  const later = new Guest({ page: reopened, hostApi, unit, email });
  await later.openProperty();
  await later.expectState('otp.entering');
  await later.expectTexts(/to \S+•+\S*@example\.com/);
  await later.submitMailedCode();
  await later.expectGateway();
  await later.payByCard(cards.works);
  await later.expectConfirmation();
  await reopened.context().close();
});

test('refers to the confirmation e-mail on a success page without a booking', async ({ page, unit }) => {
  await page.goto(`/en/${unit}/success`);
  await expect(page.getByRole('heading', { name: 'Your confirmation will come by email' })).toBeVisible();
  await expect(page.locator('[data-machine=booking]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Make another reservation' }).click();
  await expect(page).toHaveURL(`/en/${unit}`);
});

test('reports an expired hold, and restarts with the same dates', async ({ guest, page }) => {
  await page.clock.install();
  await guest.openCodeStep({ from: 90, nights: 3 });
  await page.route(calls.readReservation, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: reservationVariants.holdExpired((await answer.json()) as never),
    });
  });
  await page.clock.fastForward('15:00');
  await guest.expectState('resuming.holdExpired');
  await guest.expectTexts('Your dates are no longer held', 'Nothing was charged.');
  await guest.press('resuming.beginAgain');
  await expect(guest.field('startDate')).toHaveValue(inDays(90));
  await expect(guest.booking).toHaveAttribute('data-state', /^dates\.(pricing|priced|unavailable)$/);
});

test('reports a payment that takes long, checks it on request and keeps waiting', async ({ guest, page }) => {
  const isProcessing = async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: reservationVariants.processing((await answer.json()) as never),
    });
  };
  await page.clock.install();
  await guest.openGateway({ from: 120, nights: 3 });
  await page.route(calls.readReservation, isProcessing);
  await guest.payByCard(cards.works);
  await guest.expectReturn();
  await guest.expectTexts('Your payment is being processed');
  await page.clock.fastForward('00:30');
  await guest.expectTexts(
    'Your payment is taking longer than usual',
    'Nothing is charged twice',
    guest.email,
  );

  const response = page.waitForResponse(calls.readReservation);
  await guest.press('resuming.takesLonger.ask');
  await response;
  await guest.expectState('resuming.takesLonger.waiting');
  await guest.booking.getByRole('link', { name: 'View your reservation' }).click();
  await expect(page.locator('[data-machine=reservation]')).toContainText('Payment being processed');
  await page.goBack();
  await guest.expectTexts('Your payment is being processed');
  await page.clock.fastForward('00:30');
  await guest.expectState('resuming.takesLonger.waiting');

  await page.unroute(calls.readReservation, isProcessing);
  await page.clock.fastForward('00:15');
  await guest.expectConfirmation();
});

test('asks the host when the device clock says that the hold has ended', async ({ guest, page }) => {
  await page.clock.install();
  await guest.openCodeStep({ from: 100, nights: 3 });
  const response = page.waitForResponse(calls.readReservation);
  await page.clock.fastForward('16:00');
  expect((await response).status()).toBe(200);
  await expect(guest.booking).toHaveAttribute('data-state', /^otp\./);
});
