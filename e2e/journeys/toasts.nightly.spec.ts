import { expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'code' });

test('shows a toast at the top right that closes by F8, swipe or by itself', async ({ guest, page }) => {
  await page.clock.install();
  await guest.openCodeStep({ from: 150, nights: 3 });
  await page.route(calls.resend, (route) =>
    route.fulfill({
      json: { otpExpiresAt: new Date(Date.now() + 600_000).toISOString(), sentTo: 'a•••@example.com' },
    }),
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  const toasts = area.getByRole('alertdialog');

  await guest.press('otp.resend');
  await expect(toasts).toContainText('A new code is on its way. The earlier one no longer works.');
  await expect(toasts).toHaveAttribute('aria-roledescription', 'Notification');
  const box = (await toasts.boundingBox())!;
  const { width } = page.viewportSize()!;
  expect(box.y).toBeLessThan(40);
  expect(width - box.x - box.width).toBeLessThan(40);
  await page.clock.runFor(4999);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(1 + 200);
  await expect(toasts).toHaveCount(0);

  await guest.press('otp.resend');
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  const grip = (await toasts.boundingBox())!;
  const [x, y] = [grip.x + 60, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);
});
