import { ReservationPage } from '../reservation/page.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { asHost } from '../support/asHost.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { watch } from './watch.ts';

test.slow();
test.use({ home: 'details' });

test('saves and changes an arrival after midnight and invoice details, and shows them to the host', async ({
  guest,
  page,
}) => {
  const browser = await watch(page);
  await guest.comesToTheForm({ from: 60, nights: 3 });
  await guest.fillsIn();
  await guest.presses('order.button');
  await guest.is('otp.entering');
  await guest.sendsTheCode();
  await guest.isAtTheGateway();
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await guest.booking.innerText())![0];
  await guest.booking.getByRole('link', { name: words('details.title') }).click();
  const on = new ReservationPage({ page, link: page.url() });
  const details = on.of('stayDetails');
  await on.is('stayDetails', 'shown');
  await on.presses('stayDetails', 'details.add');
  const field = (name: string) => details.locator(`[name=${name}]`);
  await field('hasInvoice').check();
  await field('invoice-name').fill('Silva & Filhos, Lda.');
  await field('invoice-country').selectOption('PRT');
  await field('invoice-taxNumber').fill('501442601');
  await field('invoice-address').fill('Rua do Exemplo 1\n1100-000 Lisboa');
  await field('arrivalTime').selectOption('00:30');
  await on.presses('stayDetails', 'details.save');
  await on.is('stayDetails', 'refused');
  const refusal = details.getByRole('alert');
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(words('violation.tax_number'));
  await keepsNobodyOut(page);
  await field('invoice-taxNumber').fill('PT 501 442 600');
  await on.presses('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(details).toContainText('about 00:30');
  await expect(details).toContainText('501442600');
  expect((await browser.kept()) + (await browser.keptForLong())).not.toMatch(/50144260|501 442 60/);

  expect(await asHost('reservations', 'show', number)).toContain('Silva & Filhos, Lda., 501442600');

  await on.presses('stayDetails', 'details.change');
  await field('arrivalTime').selectOption('21:00');
  await field('hasInvoice').uncheck();
  await on.presses('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(details.getByRole('heading', { name: words('details.told') })).toBeFocused();
  await page.reload();
  await on.is('stayDetails', 'shown');
  await expect(details).toContainText('about 21:00');
  await expect(details).toContainText(words('details.invoice.none'));
});
