import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../journeys/journey.ts';
import { words } from '../support/words.ts';

test.use({ allowsFailedCalls: true });

test('keeps every character that is typed while the scripts are loading slowly', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.goto('/en/reservation');
  const access = page.locator('[data-machine=reservationAccess]');
  await expect(access.getByRole('button', { name: words('access.request'), exact: true })).toBeEnabled();
  await access.locator('[name=number]').pressSequentially('K7M2-9QXR');
  await access.locator('[name=email]').pressSequentially('nobody@example.com');
  await expect(access.locator('[name=number]')).toHaveValue('K7M2-9QXR');
  await expect(access.locator('[name=email]')).toHaveValue('nobody@example.com');
});

test('sends the form at the first click after a mistyped e-mail address', async ({ page }) => {
  await page.goto('/en/reservation');
  const access = page.locator('[data-machine=reservationAccess]');
  const email = access.locator('[name=email]');
  const button = access.getByRole('button', { name: words('access.request'), exact: true });
  await expect(button).toBeEnabled();
  await access.locator('[name=number]').fill('K7M2-9QXR');
  await email.pressSequentially('nobody@gmial.com');
  await button.hover();
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  await page.mouse.up();
  await expect(access).toHaveAttribute('data-state', 'entering');
});
