import { findCode, findOtpLink, inDays } from '../support/hostApi.ts';
import type { Page } from '@playwright/test';
import { words } from '../support/words.ts';
import { cards, Guest } from './guest.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'resume' });

test('keeps every step through a reload', async ({ guest, page }) => {
  await guest.openProperty();
  await guest.chooseDates({ from: 30, nights: 3 });
  await page.reload();
  await guest.expectState('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(30));
  await expect(guest.field('endDate')).toHaveValue(inDays(33));

  await guest.press('booking.begin');
  await guest.fillForm({ firstName: 'Ana Rita' });
  await page.getByRole('radio', { name: /^Pay in parts/ }).check();
  await page.reload();
  await guest.expectState('form.editing');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('email')).toHaveValue(guest.email);
  await expect(guest.field('phonePrefix')).toHaveValue('PT');
  await expect(page.getByRole('radio', { name: /^Pay in parts/ })).toBeChecked();

  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.field('otp').fill('12');
  await page.reload();
  await guest.expectState('otp.entering');
  await guest.expectTexts(guest.email);
  await expect(guest.field('otp')).toHaveValue('');

  await guest.submitMailedCode();
  await guest.expectGateway();
  await page.reload();
  await guest.expectGateway();
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  await page.reload();
  await guest.expectConfirmation();
});

test('continues a booking in a second tab, and shows both tabs as paid', async ({
  guest,
  context,
  hostApi,
}) => {
  await guest.openCodeStep({ from: 60, nights: 3 });
  const { unit, email } = guest;
  const requests: string[] = [];
  context.on('request', (request) => {
    if (/\/reservation\/[^/]+\/[^/]+$/.test(request.url())) requests.push(request.url());
  });
  const second = new Guest({ page: await context.newPage(), hostApi, unit, email });
  await second.openProperty();
  await second.expectState('otp.entering');
  await second.submitMailedCode();
  await second.expectGateway();
  await guest.expectState('resuming.unpaid');

  await second.payByCard(cards.works);
  await second.expectConfirmation();
  await guest.expectConfirmation();
  // The second tab at the start and at the end; the first one at each step of the second.
  expect(requests.length).toBeLessThanOrEqual(5);
});

test.describe('a code that was used on another device', () => {
  test.use({ allowsFailedCalls: true });

  test('continues with the e-mailed link on another device, after a scanner', async ({
    guest,
    browser,
    page,
    hostApi,
  }) => {
    await guest.openCodeStep({ from: 150, nights: 3 });
    const { unit, email } = guest;
    const mail = await hostApi.waitForMail(email);
    const openLink = async (): Promise<Page> => {
      const device = await (await browser.newContext()).newPage();
      await device.goto(new URL(findOtpLink(mail), page.url()).href);
      await expect(device.locator('[data-machine=otpLink]')).toHaveAttribute('data-state', 'offering');
      expect(new URL(device.url()).hash).toBe('');
      return device;
    };
    const scanner = await openLink();
    await scanner.context().close();

    const phone = new Guest({ page: await openLink(), hostApi, unit, email });
    await phone.page.getByRole('button', { name: words('otp.confirm'), exact: true }).click();
    await phone.expectGateway();
    await phone.payByCard(cards.works);
    await phone.expectConfirmation();
    await phone.page.context().close();

    // The tab that booked learns what happened when the guest enters the code there.
    await guest.submitCode(findCode(mail));
    await guest.expectConfirmation();
  });
});

test('continues in the tab of the booking when another tab has used the link in the e-mail', async ({
  guest,
  context,
  hostApi,
}) => {
  await guest.openCodeStep({ from: 170, nights: 3 });
  const second = await context.newPage();
  await second.goto(findOtpLink(await hostApi.waitForMail(guest.email)));
  await second.getByRole('button', { name: words('otp.confirm'), exact: true }).click();
  await guest.expectState('resuming.unpaid');
});

test('starts another booking with the dates after success', async ({ guest, page }) => {
  await guest.openGateway({ from: 110, nights: 3 });
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  await guest.press('success.another');
  await expect(page).toHaveURL(`/en/${guest.unit}`);
  await guest.expectState('dates.choosing');
  await expect(guest.field('startDate')).toHaveValue('');
  await guest.expectTexts('Select dates first');
});
