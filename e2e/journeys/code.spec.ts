import { inDays } from '../support/hostApi.ts';
import { expect, test } from './journey.ts';

test.slow();
test.use({ home: 'code', letsCallsFail: true });

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('counts wrong codes down, and locks the reservation after the fifth', async ({
  guest,
  page,
  hostApi,
}) => {
  await guest.comesToTheCode({ from: 30, nights: 3 });
  const code = await hostApi.otpFor(guest.email);
  for (const left of [
    '4 attempts are left.',
    '3 attempts are left.',
    '2 attempts are left.',
    '1 attempt is left.',
  ]) {
    await guest.sends(wrong(code));
    await expect(guest.alert).toContainText('Incorrect OTP');
    await expect(guest.field('otp')).toHaveAccessibleDescription(
      /Check your email and enter the correct one-time password\./,
    );
    await expect(guest.alert).toContainText(left);
  }
  await guest.sends(wrong(code));
  await guest.is('otp.locked');
  await guest.reads('Too many incorrect one-time passwords');
  await expect(guest.field('otp')).toHaveCount(0);

  await page.reload();
  await guest.is('otp.locked');
  await guest.presses('otp.restart');
  await guest.is('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(30));
});

test('accepts a code with spaces and hyphens', async ({ guest, hostApi }) => {
  await guest.comesToTheCode({ from: 40, nights: 3 });
  const code = await hostApi.otpFor(guest.email);
  await guest.sends(` ${code.slice(0, 2)} ${code.slice(2, 4)}-${code.slice(4)} `);
  await guest.isAtTheGateway();
});

test('rejects a code without six digits without using an attempt', async ({ guest, hostApi }) => {
  await guest.comesToTheCode({ from: 50, nights: 3 });
  await guest.sends('1234');
  await expect(guest.field('otp')).toHaveAccessibleDescription(/The one-time password has six digits\./);
  await expect(guest.field('otp')).toBeFocused();
  await guest.sends(wrong(await hostApi.otpFor(guest.email)));
  await expect(guest.alert).toContainText('4 attempts are left.');
});

test('rejects an earlier code once a new one is sent', async ({ guest, hostApi }) => {
  await guest.comesToTheCode({ from: 60, nights: 3 });
  await hostApi.codesTo(guest.email, 1);
  await guest.presses('otp.resend');
  await guest.is('otp.entering');
  const [newest, earlier] = await hostApi.codesTo(guest.email, 2);
  await guest.sends(earlier!);
  await expect(guest.alert).toContainText('Incorrect OTP');
  await guest.sends(newest!);
  await guest.isAtTheGateway();
});

test('sends no more than three new codes, and still accepts the last one', async ({ guest, hostApi }) => {
  await guest.comesToTheCode({ from: 70, nights: 3 });
  for (const codes of [2, 3, 4]) {
    await guest.presses('otp.resend');
    await hostApi.codesTo(guest.email, codes);
    await guest.is('otp.entering');
  }
  await guest.presses('otp.resend');
  await guest.is('otp.noMoreCodes');
  await guest.reads('Too many requests');
  const [newest] = await hostApi.codesTo(guest.email, 4);
  await guest.sends(newest!);
  await guest.isAtTheGateway();
});

test('restarts with another e-mail address, and keeps dates and details', async ({ guest, hostApi }) => {
  await guest.opensTheProperty();
  await guest.choosesDates({ from: 80, nights: 3 });
  await guest.orders({ email: `mistyped.${guest.email}`, firstName: 'Ana Rita' });
  await guest.reads(`mistyped.${guest.email}`, 'Is the address wrong?');

  await guest.presses('otp.changeAddress');
  await guest.is('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(80));
  await expect(guest.field('endDate')).toHaveValue(inDays(83));
  await guest.presses('booking.begin');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await expect(guest.field('phone')).toHaveValue('912 345 678');
  await guest.field('email').fill(guest.email);
  await guest.presses('order.button');
  await guest.is('otp.entering');
  await guest.sends(await hostApi.otpFor(guest.email));
  await guest.isAtTheGateway();
});

test('offers the code field for autofill on phones', async ({ guest }) => {
  await guest.comesToTheCode({ from: 90, nights: 3 });
  await expect(guest.field('otp')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(guest.field('otp')).toHaveAttribute('inputmode', 'numeric');
  await expect(guest.field('otp')).toHaveCount(1);
});
