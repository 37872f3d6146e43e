import { toViolation } from '../../contract/schemas/violations.ts';
import { Forms } from '../reservation/forms.ts';
import { words } from '../support/words.ts';
import { expect, test } from './journey.ts';
import { calls, loseOnce, refuseOnce } from './refusals.ts';
test.use({ home: 'failures-after-booking', allowsFailedCalls: true });

test('Contact save: shows "Error saving your contact" with the fields to correct, and sends on retry', async ({
  page,
  guest: { email },
  unit,
}) => {
  const contact = page.locator('[data-machine=contact]');
  const alert = contact.getByRole('alert');
  const send = () => contact.getByRole('button', { name: words('contact.send') }).click();
  await page.goto(`/en/${unit}/contact`);
  await contact.locator('[name=name]').fill('Ana Silva');
  await contact.locator('[name=email]').fill('ana at home');
  await send();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Error saving your contact');
  await expect(alert).toContainText('We could not save your message. Please check for validation errors');
  await alert
    .getByRole('link', { name: 'Email: Enter an email address in the form name@example.com.' })
    .click();
  await expect(contact.locator('[name=email]')).toBeFocused();
  await contact.locator('[name=email]').fill(email);
  await contact.locator('[name=phonePrefix]').selectOption('PT');
  await contact.locator('[name=phone]').fill('912 345 678');
  await contact.locator('[name=message]').fill('Is there a cot?');
  await refuseOnce(page, calls.message, 503, 'unavailable');
  await send();
  await expect(contact).toHaveAttribute('data-state', 'notSent');
  await expect(alert).toContainText('Error saving your contact');
  await send();
  await expect(contact).toHaveAttribute('data-state', 'sent');
});

test('Reservation not found: shows "The requested reservation was not found"', async ({ page, book }) => {
  const { on } = await book(30);
  await refuseOnce(page, calls.readReservation, 404, 'not-found');
  await on.open();
  await on.is('reservation', 'notFound');
  await expect(on.of('reservation').getByRole('heading', { level: 1 })).toHaveText(
    'The requested reservation was not found',
  );
  await on.press('reservation', 'action.tryAgain');
  await on.is('reservation', 'open.current');
});

test('Reservation load: shows "Error loading your reservation", and opens it on retry', async ({
  page,
  book,
}) => {
  const { on } = await book(40);
  const title = on.of('reservation').getByRole('heading', { level: 1 });
  await page.goto(on.link.replace(/#.*$/, ''));
  await expect(title).toHaveText('Error loading your reservation');
  await expect(on.of('reservation')).toContainText(
    'Make sure you clicked the link in your email or pasted the full URL.',
  );
  await loseOnce(page, calls.readReservation);
  await on.open();
  await on.is('reservation', 'failed');
  await expect(title).toHaveText('Error loading your reservation');
  await on.press('reservation', 'action.tryAgain');
  await on.is('reservation', 'open.current');
});

test('Guest save: shows "Error saving the guests" with an error at each field, and keeps the typed text', async ({
  page,
  book,
}) => {
  const { on } = await book(50);
  const registration = on.of('registration');
  const alert = registration.getByRole('alert');
  const forms = new Forms(registration);
  await on.open();
  await forms.fillAll();
  await refuseOnce(page, calls.guests, 422, 'validation-failed', [
    toViolation('guests[0].documentNumber', 'invalid_characters'),
  ]);
  await forms.submit().click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Error saving the guests');
  await expect(alert).toContainText('Please check for validation errors.');
  await alert.getByRole('link', { name: /^Guest 1 – Document number: / }).click();
  await expect(forms.field('documentNumber')).toBeFocused();
  await expect(forms.field('documentNumber')).toHaveValue('FX 123456');
  await forms.type('documentNumber', 'FX 1234567');
  await loseOnce(page, calls.guests);
  await forms.submit().click();
  await on.is('registration', 'notSaved');
  await expect(alert).toContainText('Error saving the guests');
  await forms.submit().click();
  await on.is('registration', 'confirmed');
});

test('Cancel after payment: shows "Error cancelling the reservation", and recovers after a reload', async ({
  page,
  book,
}) => {
  const { on } = await book(60);
  await on.open();
  await on.press('cancellation', 'cancellation.begin');
  await loseOnce(page, calls.cancel);
  await on.press('cancellation', 'cancellation.confirm');
  const alert = on.of('cancellation').getByRole('alert');
  await expect(alert).toContainText('Error cancelling the reservation');
  await expect(alert).toContainText('Check your internet connection and try again.');
  await page.reload();
  await on.press('cancellation', 'cancellation.begin');
  await on.press('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
});
