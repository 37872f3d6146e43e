import type { Locator, Page } from '@playwright/test';
import { Forms } from '../reservation/forms.ts';
import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { comesAlive } from '../support/comesAlive.ts';
import { expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.slow();
test.use({ home: 'cut-line', letsCallsFail: true });

type Call = Exclude<(typeof calls)[keyof typeof calls], RegExp>;

/**
 * The moment at which the connection is cut: before the host receives the call, or before the answer arrives.
 */
const moments = ['before the host receives the call', 'before the answer arrives'] as const;
type Moment = (typeof moments)[number];

/** Cuts the connection once, at the next call to an address. */
const cutsTheLine = (page: Page, address: Call, moment: Moment) =>
  page.route(
    address,
    async (route) => {
      if (moment === 'before the answer arrives') await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );

const noConnection = words('problem.unreachable.text');

/** The failure message is in the window, has the focus, and blames nobody. */
async function isTold(told: Locator, focused = told) {
  await expect(focused).toBeFocused();
  await expect(told).toContainText(noConnection);
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(told).not.toContainText(words('problem.otpError.text'));
  await expect(told).not.toContainText('validation errors');
}

const phone = { width: 390, height: 844 };

for (const [at, moment] of moments.entries()) {
  test.describe(`a connection that is cut ${moment}`, () => {
    const stay = { from: 30 + at * 20, nights: 3 };
    test.beforeEach(({ page }) => page.setViewportSize(phone));

    test('reports each failed call of a booking, and makes one reservation, one code and one payment', async ({
      guest,
      page,
      hostApi,
    }) => {
      await guest.opensTheProperty();
      // Otherwise the price would load by itself once the site can be reached.
      await page.route('**/health', (route) => route.abort('connectionfailed'));
      await cutsTheLine(page, calls.price, moment);
      await guest.picksDates(stay);
      await guest.is('dates.notPriced');
      await expect(guest.alert).toBeInViewport();
      await expect(guest.alert).toContainText(noConnection);
      await expect(page.locator('main')).not.toContainText(words('booking.selectDates'));
      await page.unroute('**/health');
      await guest.presses('action.tryAgain');
      await guest.is('dates.priced');
      await guest.presses('booking.begin');
      await guest.fillsIn();
      await cutsTheLine(page, calls.order, moment);
      await guest.presses('order.button');
      await isTold(guest.alert);
      await guest.presses('order.button');
      await guest.is('otp.entering');
      const code = await hostApi.otpFor(guest.email);
      await cutsTheLine(page, calls.code, moment);
      await guest.sends(code);
      await isTold(guest.alert);
      await cutsTheLine(page, calls.pay, moment);
      await guest.presses('otp.confirm');
      await guest.is('redirecting.notRedirected');
      await isTold(
        guest.booking,
        guest.booking.getByRole('heading', { name: words('problem.payment.title') }),
      );
      await guest.presses('action.tryAgain');
      await guest.isAtTheGateway();
      await guest.givesTheCard(cards.works);
      await guest.isExpected();
      const { subject } = await hostApi.mailTo(guest.email, /[2-9A-Z]{4}-[2-9A-Z]{4}/);
      const mails = (await hostApi.mails()).filter(({ to }) => to === guest.email);
      expect(await hostApi.codesTo(guest.email)).toEqual([code]);
      expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
    });

    test('reports a failed resend and a failed restart, and repeats them', async ({ guest, page }) => {
      await guest.comesToTheCode({ from: stay.from + 4, nights: 3 });
      await cutsTheLine(page, calls.anotherCode, moment);
      await guest.presses('otp.resend');
      await isTold(guest.alert);
      await guest.presses('otp.resend');
      await guest.is('otp.entering');
      await cutsTheLine(page, calls.callOff, moment);
      await guest.presses('otp.changeAddress');
      await isTold(guest.alert);
      await guest.presses('otp.restart');
      await guest.is('dates.priced');
    });

    test('reports failed guests, details and cancellation, and sends each once more', async ({
      page,
      booked,
      hostApi,
      guest,
    }) => {
      const { on } = await booked(stay.from + 8);
      await on.opens();
      const forms = new Forms(on.of('registration'));
      await forms.fillsInAll();
      await cutsTheLine(page, calls.guests, moment);
      await forms.submit().click();
      await isTold(on.of('registration').getByRole('alert'));
      await forms.submit().click();
      await on.is('registration', 'confirmed');
      await on.presses('cancellation', 'cancellation.begin');
      await cutsTheLine(page, calls.callOff, moment);
      await on.presses('cancellation', 'cancellation.confirm');
      await isTold(on.of('cancellation').getByRole('alert'));
      await on.presses('cancellation', 'cancellation.confirm');
      await on.is('cancellation', 'cancelled');
      const called = await hostApi.mailTo(guest.email);
      const mails = (await hostApi.mails()).filter(({ to }) => to === guest.email);
      expect(mails.filter(({ subject }) => subject === called.subject)).toHaveLength(1);
    });

    test('reports a failed message, and sends it once more', async ({ page, guest, unit }) => {
      await page.goto(`/en/${unit}/contact`);
      const contact = page.locator('[data-machine=contact]');
      await contact.locator('[name=name]').fill('Ana Silva');
      await contact.locator('[name=email]').fill(guest.email);
      await contact.locator('[name=phonePrefix]').selectOption('PT');
      await contact.locator('[name=phone]').fill('912 345 678');
      await contact.locator('[name=message]').fill('Is there a cot?');
      const send = contact.getByRole('button', { name: words('contact.send') });
      await cutsTheLine(page, calls.message, moment);
      await send.click();
      await isTold(contact.getByRole('alert'));
      await send.click();
      await expect(contact).toHaveAttribute('data-state', 'sent');
    });
  });
}

test('reports a lost connection once, and loads the price when it returns', async ({
  guest,
  page,
  context,
}) => {
  await guest.opensTheProperty();
  await comesAlive(page);
  await guest.choosesDates({ from: 80, nights: 3 });
  const said = page.getByText(words('connection.lost'));
  await expect
    .poll(async () => {
      await context.setOffline(false);
      await context.setOffline(true);
      return said.isVisible();
    })
    .toBe(true);
  await guest.picksAnotherCheckOut(inDays(84));
  await guest.is('dates.notPriced');
  await expect(said).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  await expect(page.getByText(words('connection.returned'))).toBeHidden();
  await guest.is('dates.priced');
});
