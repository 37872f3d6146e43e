import { expect, test } from '../journeys/journey.ts';
import { words } from '../support/words.ts';

test.use({ allowsFailedCalls: true });

test('rejects a code without six digits in every state without using an attempt', async ({ page }) => {
  await page.goto('/en/reservation');
  const access = page.locator('[data-machine=reservationAccess]');
  const presses = (id: Parameters<typeof words>[0]) =>
    access.getByRole('button', { name: words(id), exact: true }).click();
  const is = (state: string) => expect(access).toHaveAttribute('data-state', state);
  const sendsTwoDigits = async () => {
    await access.locator('[name=otp]').fill('12');
    await presses('access.open');
    await is('incorrect');
    await expect(access.locator('[name=otp]')).toHaveAccessibleDescription(/six digits/);
  };
  await access.locator('[name=number]').fill('K7M2-9QXR');
  await access.locator('[name=email]').fill('nobody@example.com');
  await presses('access.request');
  await is('entering');
  await sendsTwoDigits();

  await page.route('**/api/1/reservation/access', (route) => route.abort());
  await presses('otp.resend');
  await is('notResent');
  await sendsTwoDigits();

  await page.route('**/api/1/reservation/access', (route) => route.fulfill({ status: 429, json: {} }));
  await presses('otp.resend');
  await is('noMoreCodes');
  await sendsTwoDigits();
});
