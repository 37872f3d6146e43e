import { inDays } from '../support/hostApi.ts';
import { expect, test } from './journey.ts';
import { calls, loseOnce } from './refusals.ts';
test.use({ home: 'code', allowsFailedCalls: true });

/** Returns wrong codes, each different: the site does not send a refused one again. */
const createWrongCodes = (code: string) =>
  Array.from({ length: 6 }, (_, step) => `00000${step}`).filter((wrong) => wrong !== code);

test('counts wrong codes down, and locks the reservation after the fifth', async ({
  guest,
  page,
  hostApi,
}) => {
  await guest.openCodeStep({ from: 30, nights: 3 });
  const code = await hostApi.otpFor(guest.email);
  const [last, ...wrongCodes] = createWrongCodes(code);
  for (const [step, left] of [
    '4 attempts are left.',
    '3 attempts are left.',
    '2 attempts are left.',
    '1 attempt is left.',
  ].entries()) {
    await guest.submitCode(wrongCodes[step]!);
    await expect(guest.alert).toContainText('Incorrect code');
    await expect(guest.field('otp')).toHaveAccessibleDescription(
      /Check your email and enter the correct one-time password\./,
    );
    await expect(guest.alert).toContainText(left);
    // The button does not send the refused code again.
    await guest.press('otp.confirm');
  }
  await guest.submitCode(last!);
  await guest.expectState('otp.locked');
  await guest.expectTexts('Too many incorrect one-time passwords');
  await expect(guest.field('otp')).toHaveCount(0);

  await page.reload();
  await guest.expectState('otp.locked');
  await guest.press('otp.restart');
  await guest.expectState('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(30));
});

test('accepts a code with spaces and hyphens', async ({ guest, hostApi }) => {
  await guest.openCodeStep({ from: 40, nights: 3 });
  const code = await hostApi.otpFor(guest.email);
  await guest.submitCode(` ${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)} `);
  await guest.expectGateway();
});

test('rejects a code without six digits without using an attempt', async ({ guest, hostApi }) => {
  await guest.openCodeStep({ from: 50, nights: 3 });
  await guest.submitCode('1234');
  await expect(guest.field('otp')).toHaveAccessibleDescription(/The one-time password has six digits\./);
  await expect(guest.field('otp')).toBeFocused();
  await guest.submitCode(createWrongCodes(await hostApi.otpFor(guest.email))[0]!);
  await expect(guest.alert).toContainText('4 attempts are left.');
});

test('rejects an earlier code once a new one is sent', async ({ guest, hostApi }) => {
  await guest.openCodeStep({ from: 60, nights: 3 });
  await hostApi.findCodes(guest.email, 1);
  await guest.press('otp.resend');
  await guest.expectState('otp.entering');
  const [newest, earlier] = await hostApi.findCodes(guest.email, 2);
  await guest.submitCode(earlier!);
  await expect(guest.alert).toContainText('Incorrect code');
  await guest.submitCode(newest!);
  await guest.expectGateway();
});

test('sends no more than three new codes, and still accepts the last one', async ({ guest, hostApi }) => {
  await guest.openCodeStep({ from: 70, nights: 3 });
  for (const codes of [2, 3, 4]) {
    await guest.press('otp.resend');
    await hostApi.findCodes(guest.email, codes);
    await guest.expectState('otp.entering');
  }
  await guest.press('otp.resend');
  await guest.expectState('otp.noMoreCodes');
  await guest.expectTexts('Too many requests');
  await guest.submitCode('1234');
  await expect(guest.field('otp')).toHaveAccessibleDescription(/The one-time password has six digits\./);
  const [newest] = await hostApi.findCodes(guest.email, 4);
  await guest.submitCode(newest!);
  await guest.expectGateway();
});

test('still accepts the first code if a new one cannot be sent', async ({ guest, page, hostApi }) => {
  await guest.openCodeStep({ from: 75, nights: 3 });
  const code = await hostApi.otpFor(guest.email);
  await loseOnce(page, calls.resend);
  await guest.press('otp.resend');
  await guest.expectState('otp.notResent');
  await guest.submitCode('1234');
  await expect(guest.field('otp')).toHaveAccessibleDescription(/The one-time password has six digits\./);
  await guest.submitCode(code);
  await guest.expectGateway();
});

test('restarts with another e-mail address, and keeps dates and details', async ({ guest, hostApi }) => {
  await guest.openProperty();
  await guest.chooseDates({ from: 80, nights: 3 });
  await guest.order({ email: `mistyped.${guest.email}`, firstName: 'Ana Rita' });
  await guest.expectTexts(`mistyped.${guest.email}`, 'Is the address wrong?');

  await guest.press('otp.changeAddress');
  await guest.expectState('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(80));
  await expect(guest.field('endDate')).toHaveValue(inDays(83));
  await guest.press('booking.begin');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('phone')).toHaveValue('912 345 678');
  await guest.field('email').fill(guest.email);
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.submitCode(await hostApi.otpFor(guest.email));
  await guest.expectGateway();
});

test('offers the code field for autofill on phones', async ({ guest }) => {
  await guest.openCodeStep({ from: 90, nights: 3 });
  await expect(guest.field('otp')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(guest.field('otp')).toHaveAttribute('inputmode', 'numeric');
  await expect(guest.field('otp')).toHaveCount(1);
});
