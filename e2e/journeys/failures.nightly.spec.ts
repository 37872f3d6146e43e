import { toViolation } from '../../contract/schemas/violations.ts';
import { inDays } from '../support/hostApi.ts';
import { Calendar } from '../support/calendar.ts';
import { preventIdle } from '../support/preventIdle.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from './journey.ts';
import { calls, loseOnce, refuseOnce } from './refusals.ts';

test.use({ home: 'failures', allowsFailedCalls: true });

test('Rental unit not found: explains it, and links to the other properties', async ({ page }) => {
  const answer = await page.goto('/en/not-a-unit');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Not found');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'The requested rental unit was not found.',
  );
  await expect(page.getByRole('heading', { name: 'The requested property was not found' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await waitForHydration(page);
  await page.getByRole('link', { name: /^See the propert/ }).click();
  await expect(page.getByRole('heading', { name: 'Casa do Limoeiro' })).toBeVisible();
});

test('Cancel: shows "Error cancelling the reservation", and recovers after a reload', async ({
  guest,
  page,
}) => {
  await guest.openCodeStep({ from: 70, nights: 3 });
  await loseOnce(page, calls.cancel);
  await guest.press('otp.changeAddress');
  await expect(guest.alert).toContainText('Error cancelling the reservation');
  await expect(guest.alert).toContainText('Check your internet connection and try again.');
  await page.reload();
  await guest.expectState('otp.entering');
  await guest.press('otp.changeAddress');
  await guest.expectState('dates.priced');
});

test('422: focuses "Validation failed", which links to the invalid fields', async ({ guest, page }) => {
  await guest.openForm({ from: 80, nights: 3 });
  await guest.fillForm({ firstName: '', email: 'ana at home', phone: '' });
  await guest.press('order.button');
  await guest.expectState('form.refused');
  await expect(guest.alert).toBeFocused();
  await expect(guest.alert).toContainText('Validation failed');
  for (const [name, label, why] of [
    ['firstName', '', 'Enter your first name.'],
    ['email', 'Email: ', 'Enter an email address in the form name@example.com.'],
    ['phone', '', 'Enter your phone number.'],
  ] as const) {
    await guest.alert.getByRole('link', { name: label + why }).click();
    await expect(guest.field(name)).toBeFocused();
    await expect(guest.field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(guest.field(name)).toHaveAccessibleDescription(new RegExp(why));
  }
  await expect(guest.field('lastName')).toHaveValue('Silva');
  await expect(guest.field('lastName')).not.toHaveAttribute('aria-invalid');
  await expect(guest.field('email')).toHaveValue('ana at home');

  await guest.fillForm();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await guest.press('order.button');
  await guest.expectState('otp.entering');
});

for (const status of [400, 422]) {
  test(`${status} from the host: shows each violation at its field`, async ({ guest, page }) => {
    await guest.openForm({ from: status === 400 ? 90 : 100, nights: 3 });
    await guest.fillForm();
    await refuseOnce(page, calls.order, status, 'validation-failed', [
      toViolation('guest.phone', 'phone'),
      { propertyPath: 'guest.lastName', code: 'not_ours', message: 'Known to the host already.' },
    ]);
    await guest.press('order.button');
    await expect(guest.alert).toBeFocused();
    await expect(guest.alert).toContainText('Validation failed');
    await expect(guest.field('phone')).toHaveAccessibleDescription(
      /Enter a phone number with 4 to 14 digits/,
    );
    await expect(guest.field('lastName')).toHaveAccessibleDescription(/Known to the host already\./);
    await guest.press('order.button');
    await guest.expectState('otp.entering');
  });
}

test('explains why a stay that is too short or in the past is rejected', async ({ guest, page }) => {
  // The calendar does not allow these dates.
  await preventIdle(page);
  await guest.openProperty();
  await guest.typeDates({ from: 110, nights: 1 });
  await guest.expectState('dates.impossible');
  await expect(guest.alert).toContainText('Validation failed');
  await expect(guest.alert).toContainText('The stay is shorter than the minimum stay.');
  await guest.typeDates({ from: -20, nights: 3 });
  await expect(guest.alert).toContainText('This date is in the past.');
});

test('reports dates that were booked by somebody else, and keeps the details', async ({
  guest,
  page,
  hostApi,
  unit,
}) => {
  await guest.openForm({ from: 12, nights: 3 });
  await guest.fillForm({ firstName: 'Ana Rita' });
  const otherHold = await hostApi.reserve(unit, 'quicker@example.com', 12);
  await hostApi.verify(otherHold.id, await hostApi.otpFor('quicker@example.com'));
  await guest.press('order.button');
  await guest.expectState('form.datesTaken');
  await expect(guest.alert).toContainText('These dates are no longer available');
  await expect(await new Calendar(page).turnTo(inDays(13))).toHaveAttribute('aria-disabled', 'true');

  // A press lasts until the page has noticed it.
  const calendar = new Calendar(page);
  await (await calendar.turnTo(inDays(15))).hover();
  await page.mouse.down();
  await guest.expectState('dates.halfChosen');
  await expect(calendar.day(inDays(15))).toBeVisible();
  await page.mouse.up();
  await guest.expectState('dates.halfChosen');
  await calendar.pick(inDays(18));
  await guest.expectState('dates.priced');
  await guest.press('booking.begin');
  await expect(guest.field('firstName')).toHaveValue('Ana Rita');
  await guest.press('order.button');
  await guest.expectState('otp.entering');
});

test('answers an unknown address with 404 "Page Not Found" and a link to the landing page', async ({
  page,
}) => {
  for (const path of ['/en/no/such/page', '/en/Not_An-Id!', '/xx/casa-do-limoeiro']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/en');
});

test('completes a booking when icons do not load', async ({ guest, page }) => {
  await page.route('**/*.svg', (route) => route.abort());
  await guest.openCodeStep({ from: 120, nights: 3 });
});
