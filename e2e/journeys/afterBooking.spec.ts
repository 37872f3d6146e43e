import { Forms } from '../reservation/forms.ts';
import { ReservationPage } from '../reservation/page.ts';
import { expectAccessible } from '../support/axe.ts';
import { runAsHost } from '../support/hostCommand.ts';
import { splitLink } from '../support/hostApi.ts';
import { showPageAgain } from '../support/showPageAgain.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'after-booking' });

test('registers all guests from the success page, and confirms it by e-mail and on the page', async ({
  guest,
  page,
  hostApi,
}) => {
  await guest.openGateway({ from: 30, nights: 3 });
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  await guest.expectTexts('What happens next', `The confirmation is on its way to ${guest.email}`);
  await expectAccessible(page);
  await guest.booking.getByRole('link', { name: 'Register the guests' }).click();

  const on = new ReservationPage({ page, link: page.url() });
  await on.is('reservation', 'open.current');
  const forms = new Forms(on.of('registration'));
  await forms.fillAll();
  await expect(on.of('registration')).toContainText('Olinda, Brazil');
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');

  const { text, html } = await hostApi.waitForMail(
    guest.email,
    /^The guests of reservation .+ are registered$/,
  );
  expect(text).toContain('2 guests are registered for your stay at Casa do Limoeiro');
  for (const typed of ['FX 123456', '12AB34567', 'Lefèvre']) expect(text + html).not.toContain(typed);

  await page.reload();
  await on.is('registration', 'confirmed');
  await expect(on.of('registration')).toContainText('All guests are registered');
  await expect(on.of('registration')).toContainText('To change anything, contact Inês Carvalhal:');
  await expect(on.of('registration').locator('form')).toHaveCount(0);
});

test('reopens the registration once the host allows it, on an open page as well', async ({
  page,
  book,
  guest,
  hostApi,
}) => {
  const { on, number } = await book(34);
  const forms = new Forms(on.of('registration'));
  await on.open();
  await forms.fillAll();
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');

  expect(await runAsHost('registrations', 'reopen', number, '--yes')).toContain('can register again');
  const mail = await hostApi.waitForMail(guest.email, /^Please register the guests of reservation .+ again$/);
  expect(mail.text).toContain(`#token=${splitLink(on.link).token}`);
  await showPageAgain(page);
  await on.is('registration', 'collecting');
  await expect(on.of('registration')).toContainText(words('registration.reopened.title'));
  // The name is known from the booking; the earlier registration is deleted.
  await expect(forms.field('surname')).toHaveValue('Silva');
  await expect(forms.field('documentNumber')).toHaveValue('');
  expect(JSON.stringify(await hostApi.read(on.link))).not.toContain('FX 123456');
  await expectAccessible(page);
  await forms.fillAll();
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');
  await hostApi.waitForMail(
    'ines@casa-do-limoeiro.example',
    new RegExp(`^Reserva ${number}: os hóspedes registaram-se`),
  );
});
