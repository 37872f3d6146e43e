import type { Locator, Page } from '@playwright/test';
import { Forms } from '../reservation/forms.ts';
import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from './journey.ts';
import { calls } from './refusals.ts';
test.use({ home: 'cut-line', allowsFailedCalls: true });

type Call = Exclude<(typeof calls)[keyof typeof calls], RegExp>;

/**
 * The moment at which the connection is cut: before the host receives the call, or before the answer arrives.
 */
const moments = ['before the host receives the call', 'before the answer arrives'] as const;
type Moment = (typeof moments)[number];

/** Cuts the connection once, at the next call to an address. */
const cutConnection = (page: Page, address: Call, moment: Moment) =>
  page.route(
    address,
    async (route) => {
      if (moment === 'before the answer arrives') await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );

const unreachableText = words('problem.unreachable.text');

/** The failure message is in the window, has the focus, and blames nobody. */
async function expectFailureMessage(message: Locator, focused = message, reason = unreachableText) {
  await expect(focused).toBeFocused();
  await expect(message).toContainText(reason);
  await expect(focused).toBeInViewport({ ratio: 0.9 });
  await expect(message).not.toContainText(words('problem.otpError.text'));
  await expect(message).not.toContainText('validation errors');
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
      await guest.openProperty();
      // Otherwise the price would load by itself once the site can be reached.
      await page.route('**/health', (route) => route.abort('connectionfailed'));
      await cutConnection(page, calls.price, moment);
      await guest.pickDates(stay);
      await guest.expectState('dates.notPriced');
      await expect(guest.alert).toBeInViewport();
      await expect(guest.alert).toContainText(unreachableText);
      await expect(page.locator('main')).not.toContainText(words('booking.selectDates'));
      await page.unroute('**/health');
      await guest.press('action.tryAgain');
      await guest.expectState('dates.priced');
      await guest.press('booking.begin');
      await guest.fillForm();
      await cutConnection(page, calls.order, moment);
      await guest.press('order.button');
      await guest.expectState('form.offline');
      await expectFailureMessage(guest.alert, guest.alert, words('form.offline.text'));
      await guest.press('order.button');
      await guest.expectState('otp.entering');
      const code = await hostApi.otpFor(guest.email);
      await cutConnection(page, calls.code, moment);
      await guest.submitCode(code);
      await expectFailureMessage(guest.alert);
      await cutConnection(page, calls.checkout, moment);
      await guest.press('otp.confirm');
      await guest.expectState('redirecting.notRedirected');
      await expectFailureMessage(
        guest.booking,
        guest.booking.getByRole('heading', { name: words('problem.payment.title') }),
      );
      await guest.press('action.tryAgain');
      await guest.expectGateway();
      await guest.payByCard(cards.works);
      await guest.expectConfirmation();
      const { subject } = await hostApi.waitForMail(guest.email, /[2-9A-Z]{4}-[2-9A-Z]{4}/);
      const mails = (await hostApi.mails()).filter(({ to }) => to === guest.email);
      expect(await hostApi.findCodes(guest.email)).toEqual([code]);
      expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
    });

    test('reports a failed resend and a failed restart, and repeats them', async ({ guest, page }) => {
      await guest.openCodeStep({ from: stay.from + 4, nights: 3 });
      await cutConnection(page, calls.resend, moment);
      await guest.press('otp.resend');
      await expectFailureMessage(guest.alert);
      await guest.press('otp.resend');
      await guest.expectState('otp.entering');
      await cutConnection(page, calls.cancel, moment);
      await guest.press('otp.changeAddress');
      await expectFailureMessage(guest.alert);
      await guest.press('otp.restart');
      await guest.expectState('dates.priced');
    });

    test('reports failed guests, details and cancellation, and sends each once more', async ({
      page,
      book,
      hostApi,
      guest,
    }) => {
      const { on } = await book(stay.from + 8);
      await on.open();
      const forms = new Forms(on.of('registration'));
      await forms.fillAll();
      await cutConnection(page, calls.guests, moment);
      await forms.submit().click();
      await expectFailureMessage(on.of('registration').getByRole('alert'));
      await forms.submit().click();
      await on.is('registration', 'confirmed');
      await on.press('cancellation', 'cancellation.begin');
      await cutConnection(page, calls.cancel, moment);
      await on.press('cancellation', 'cancellation.confirm');
      await expectFailureMessage(on.of('cancellation').getByRole('alert'));
      await on.press('cancellation', 'cancellation.confirm');
      await on.is('cancellation', 'cancelled');
      const called = await hostApi.waitForMail(guest.email);
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
      await cutConnection(page, calls.message, moment);
      await send.click();
      await expectFailureMessage(contact.getByRole('alert'));
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
  await guest.openProperty();
  await waitForHydration(page);
  await guest.chooseDates({ from: 80, nights: 3 });
  const notice = page.getByText(words('connection.lost'));
  await expect
    .poll(async () => {
      await context.setOffline(false);
      await context.setOffline(true);
      return notice.isVisible();
    })
    .toBe(true);
  await guest.pickOtherCheckOut(inDays(84));
  await guest.expectState('dates.notPriced');
  await expect(notice).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText(words('connection.returned'))).toBeVisible();
  await expect(page.getByText(words('connection.returned'))).toBeHidden();
  await guest.expectState('dates.priced');
});
