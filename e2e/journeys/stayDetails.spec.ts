import { ReservationPage } from '../reservation/page.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { asHost } from '../support/asHost.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { watch } from './watch.ts';

test.slow();
test.use({ home: 'details' });

const host = 'ines@casa-do-limoeiro.example';

test('a guest orders with an invoice and an arrival after midnight, changes both on the page of the stay, and the host reads it', async ({
  guest,
  page,
  hostApi,
}) => {
  const browser = await watch(page);
  await guest.comesToTheForm({ from: 60, nights: 3 });
  await guest.fillsIn();
  await guest.field('hasInvoice').check();
  await guest.field('invoice-name').fill('Silva & Filhos, Lda.');
  await guest.field('invoice-country').selectOption('PRT');
  await guest.field('invoice-taxNumber').fill('501442601');
  await guest.field('invoice-address').fill('Rua do Exemplo 1\n1100-000 Lisboa');
  await guest.field('arrivalTime').selectOption('00:30');
  await guest.presses('order.button');
  await guest.is('form.refused');
  await expect(guest.alert).toBeFocused();
  await expect(guest.alert).toContainText(words('violation.tax_number'));
  await keepsNobodyOut(page);

  // What was typed comes back, but for the number.
  await page.reload();
  await guest.is('form.refused');
  await expect(guest.field('invoice-name')).toHaveValue('Silva & Filhos, Lda.');
  await expect(guest.field('arrivalTime')).toHaveValue('00:30');
  await expect(guest.field('invoice-taxNumber')).toHaveValue('');
  await guest.field('invoice-taxNumber').fill('PT 501 442 600');
  await guest.presses('order.button');
  await guest.is('otp.entering');
  expect((await browser.kept()) + (await browser.keptForLong())).not.toMatch(/50144260|501 442 60/);
  await guest.sendsTheCode();
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await guest.booking.innerText())![0];
  const told = await hostApi.mailTo(host, new RegExp(`^Nova reserva ${number}`));
  expect(told.text).toContain('por volta das 00:30');
  expect(told.text).toContain('501442600');
  expect(await asHost('reservations', 'show', number)).toContain('Silva & Filhos, Lda., 501442600');

  await guest.booking.getByRole('link', { name: 'Register the guests' }).click();
  const on = new ReservationPage({ page, link: page.url() });
  const details = on.of('stayDetails');
  await on.is('stayDetails', 'shown');
  await expect(details).toContainText('about 00:30');
  await expect(details).toContainText('501442600');
  await on.presses('stayDetails', 'details.change');
  await details.locator('[name=arrivalTime]').selectOption('21:00');
  await details.locator('[name=hasInvoice]').uncheck();
  await on.presses('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(details.getByRole('heading', { name: words('details.told') })).toBeFocused();
  await page.reload();
  await on.is('stayDetails', 'shown');
  await expect(details).toContainText('about 21:00');
  await expect(details).toContainText(words('details.invoice.none'));
});
