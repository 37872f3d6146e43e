import type { Route } from '@playwright/test';
import { choosesLanguage } from '../support/language.ts';
import { Calendar } from '../support/calendar.ts';
import { codeIn, inDays } from '../support/hostApi.ts';
import { asIfIt } from '../booking/standings.ts';
import { cards, Guest } from './guest.ts';
import { elsewhere, expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.slow();
test.use({ home: 'resume' });

test('keeps every step through a reload', async ({ guest, page }) => {
  await guest.opensTheProperty();
  await guest.choosesDates({ from: 30, nights: 3 });
  await page.reload();
  await guest.is('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(30));
  await expect(guest.field('endDate')).toHaveValue(inDays(33));

  await guest.presses('booking.begin');
  await guest.fillsIn({ firstName: 'Ana Rita' });
  await page.getByRole('radio', { name: /^Pay in parts/ }).check();
  await page.reload();
  await guest.is('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('email')).toHaveValue(guest.email);
  await expect(guest.field('phonePrefix')).toHaveValue('PT');
  await expect(page.getByRole('radio', { name: /^Pay in parts/ })).toBeChecked();

  await guest.presses('order.button');
  await guest.is('otp.entering');
  await guest.field('otp').fill('12');
  await page.reload();
  await guest.is('otp.entering');
  await guest.reads(guest.email);
  await expect(guest.field('otp')).toHaveValue('');

  await guest.sendsTheCode();
  await guest.isAtTheGateway();
  await page.reload();
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  await page.reload();
  await guest.isExpected();
});

test('keeps a check-in without a check-out through a reload and a language change', async ({
  guest,
  page,
}) => {
  await guest.opensTheProperty();
  await new Calendar(page).picks(inDays(40));
  await guest.is('dates.halfChosen');
  await page.reload();
  await guest.is('dates.halfChosen');
  await expect(guest.field('startDate')).toHaveValue(inDays(40));
  await choosesLanguage(page, 'Deutsch');
  await guest.is('dates.halfChosen');
  await expect(guest.field('startDate')).toHaveValue(inDays(40));
  await new Calendar(page, 'de').picks(inDays(43));
  await guest.is('dates.priced');
});

test('does not book a date that was cleared after a reload', async ({ guest, page }) => {
  await guest.opensTheProperty();
  await guest.choosesDates({ from: 45, nights: 3 });
  await page.reload();
  await guest.is('dates.priced');
  await guest.takesTheCheckOutAway();
  await expect(guest.field('endDate')).toHaveValue('');
  await guest.is('dates.halfChosen');
  await expect(guest.button('booking.begin')).toHaveCount(0);
});

test('returns to the pending payment with Back from the gateway', async ({ guest, page }) => {
  await guest.comesToTheGateway({ from: 40, nights: 3 });
  await page.goBack();
  await guest.isAtTheProperty();
  await guest.is('resuming.unpaid');
  await guest.presses('resuming.payNow');
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This is already paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the website' }).click();
  await guest.isExpected();
});

test('requests the status of the booking when the browser restores the page from memory', async ({
  guest,
  page,
}) => {
  // The page stays in memory, as in the back/forward cache, while the guest is away.
  await page.route('**/sandbox/checkout/*', (route) => route.fulfill({ status: 204 }));
  await guest.comesToTheCode({ from: 50, nights: 3 });
  const left = page.waitForRequest('**/sandbox/checkout/*');
  await guest.sendsTheCode();
  await left;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await guest.is('resuming.unpaid');
});

test('continues a booking in a second tab, and shows both tabs as paid', async ({
  guest,
  context,
  hostApi,
}) => {
  await guest.comesToTheCode({ from: 60, nights: 3 });
  const { unit, email } = guest;
  const asked: string[] = [];
  context.on('request', (request) => {
    if (/\/reservation\/[^/]+\/[^/]+$/.test(request.url())) asked.push(request.url());
  });
  const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
  await second.opensTheProperty();
  await second.is('otp.entering');
  await second.sendsTheCode();
  await second.isAtTheGateway();
  await guest.is('resuming.unpaid');

  await second.givesTheCard(cards.works);
  await second.isExpected();
  await guest.isExpected();
  // The second tab at the start and at the end; the first one at each step of the second.
  expect(asked.length).toBeLessThanOrEqual(5);
});

/** Another tab or browser of the guest that orders the same nights on request. */
async function aboutToOrder(second: Guest, stay: { from: number; nights: number }) {
  await second.opensTheProperty();
  await second.choosesDates(stay);
  await second.presses('booking.begin');
  await second.fillsIn();
  return () => second.presses('order.button');
}

test.describe('nights held by the same guest', () => {
  test.use({ letsCallsFail: true });

  test('recognises nights held by another tab, continues there and reports them as booked later', async ({
    guest,
    context,
    hostApi,
  }) => {
    const { unit, email } = guest;
    const stay = { from: 200, nights: 3 };
    const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
    const third = new Guest({ page: await context.newPage(), hostApi, unit, email });
    const orders = await aboutToOrder(second, stay);
    const ordersLate = await aboutToOrder(third, stay);
    await guest.comesToTheGateway(stay);

    await orders();
    await second.is('resuming.ownHold');
    await second.reads('You are holding these dates yourself', 'Your dates are held until');
    await second.presses('resuming.ownHold.goOn');
    await second.is('resuming.unpaid');
    await guest.givesTheCard(cards.works);
    await guest.isExpected();
    await second.isExpected();

    await ordersLate();
    await third.is('resuming.ownStay');
    await third.reads('You have booked these dates yourself');
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
    const page = await elsewhere(browser);
    const other = new Guest({ page, hostApi, unit, email });
    const orders = await aboutToOrder(other, stay);
    await guest.comesToTheGateway(stay);

    await orders();
    await other.is('form.datesTaken');
    await other.reads('Are you holding these dates yourself?');
    await other.booking.getByRole('link', { name: 'Continue with a code' }).click();
    await expect(page).toHaveURL('/en/reservation');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('main')).toHaveAttribute('data-state', 'entering');
    await page.locator('[name=otp]').fill(codeIn(await hostApi.mailTo(email, /your code for reservation/)));
    await page.getByRole('link', { name: 'Continue with this booking' }).click();
    await other.is('resuming.unpaid');
    await other.presses('resuming.payNow');
    await other.isAtTheGateway();
    await other.givesTheCard(cards.works);
    await other.isExpected();
    await page.context().close();
  });
});

test('restarts a booking in both tabs when one gives it up', async ({ guest, context, hostApi }) => {
  await guest.comesToTheCode({ from: 70, nights: 3 });
  const { unit, email } = guest;
  const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
  await second.opensTheProperty();
  await second.presses('otp.changeAddress');
  await second.is('dates.priced');
  await guest.is('resuming.abandoned');
  await guest.reads('This booking is no longer open');
});

test('continues a booking after the browser was closed', async ({ guest, page, browser, hostApi }) => {
  await guest.comesToTheCode({ from: 80, nights: 3 });
  const { unit, email } = guest;
  const storageState = await page.context().storageState();
  await page.close();

  const reopened = await elsewhere(browser, { storageState });
  const later = new Guest({ page: reopened, hostApi, unit, email });
  await later.opensTheProperty();
  await later.is('otp.entering');
  await later.reads(/to \S+•+\S*@example\.com/);
  await later.sendsTheCode();
  await later.isAtTheGateway();
  await later.givesTheCard(cards.works);
  await later.isExpected();
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
  await guest.comesToTheCode({ from: 90, nights: 3 });
  await page.route(calls.reading, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: asIfIt.holdExpired((await answer.json()) as never) });
  });
  await page.clock.fastForward('15:00');
  await guest.is('resuming.holdExpired');
  await guest.reads('Your dates are no longer held', 'Nothing was charged.');
  await guest.presses('resuming.beginAgain');
  await expect(guest.field('startDate')).toHaveValue(inDays(90));
  await expect(guest.booking).toHaveAttribute('data-state', /^dates\.(pricing|priced|unavailable)$/);
});

test('reports a payment that takes long, checks it on request and keeps waiting', async ({ guest, page }) => {
  const isProcessing = async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: asIfIt.processing((await answer.json()) as never) });
  };
  await page.clock.install();
  await guest.comesToTheGateway({ from: 120, nights: 3 });
  await page.route(calls.reading, isProcessing);
  await guest.givesTheCard(cards.works);
  await guest.isBack();
  await guest.reads('Your payment is being processed');
  await page.clock.fastForward('00:30');
  await guest.reads('Your payment is taking longer than usual', 'Nothing is charged twice', guest.email);

  const asked = page.waitForResponse(calls.reading);
  await guest.presses('resuming.takesLonger.ask');
  await asked;
  await guest.is('resuming.takesLonger.waiting');
  await guest.booking.getByRole('link', { name: 'View your reservation' }).click();
  await expect(page.locator('[data-machine=reservation]')).toContainText('Payment being processed');
  await page.goBack();
  await guest.reads('Your payment is being processed');
  await page.clock.fastForward('00:30');
  await guest.is('resuming.takesLonger.waiting');

  await page.unroute(calls.reading, isProcessing);
  await page.clock.fastForward('00:15');
  await guest.isExpected();
});

test('asks the host when the device clock says that the hold has ended', async ({ guest, page }) => {
  await page.clock.install();
  await guest.comesToTheCode({ from: 100, nights: 3 });
  const asked = page.waitForResponse(calls.reading);
  await page.clock.fastForward('16:00');
  expect((await asked).status()).toBe(200);
  await expect(guest.booking).toHaveAttribute('data-state', /^otp\./);
});

test('starts another booking with the dates after success', async ({ guest, page }) => {
  await guest.comesToTheGateway({ from: 110, nights: 3 });
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  await guest.presses('success.another');
  await expect(page).toHaveURL(`/en/${guest.unit}`);
  await guest.is('dates.choosing');
  await expect(guest.field('startDate')).toHaveValue('');
  await guest.reads('Select dates first');
});
