import { ReservationPage } from '../reservation/page.ts';
import { expectAccessible } from '../support/axe.ts';
import { runAsHost } from '../support/hostCommand.ts';
import { words } from '../support/words.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { recordTraffic } from './recordTraffic.ts';
test.use({ home: 'details' });

test('saves and changes a late arrival and invoice details, and shows them to the host', async ({
  guest,
  page,
}) => {
  const browser = await recordTraffic(page);
  await guest.openForm({ from: 60, nights: 3 });
  await guest.fillForm();
  await guest.press('order.button');
  await guest.expectState('otp.entering');
  await guest.submitMailedCode();
  await guest.expectGateway();
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await guest.booking.innerText())![0];
  await guest.booking.getByRole('link', { name: words('details.title') }).click();
  const on = new ReservationPage({ page, link: page.url() });
  const details = on.of('stayDetails');
  await on.is('stayDetails', 'shown');
  await on.press('stayDetails', 'details.add');
  const field = (name: string) => details.locator(`[name=${name}]`);
  await field('hasInvoice').check();
  await field('invoice-name').fill('Silva & Filhos, Lda.');
  await field('invoice-country').selectOption('PRT');
  await field('invoice-taxNumber').fill('501442601');
  await field('invoice-address').fill('Rua do Exemplo 1\n1100-000 Lisboa');
  await field('arrivalTime').selectOption('00:30');
  await on.press('stayDetails', 'details.save');
  await on.is('stayDetails', 'refused');
  const refusal = details.getByRole('alert');
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(words('violation.tax_number'));
  await expectAccessible(page);
  await field('invoice-taxNumber').fill('PT 501 442 600');
  await on.press('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(details).toContainText('about 00:30');
  await expect(details).toContainText('501442600');
  expect((await browser.readTabStorage()) + (await browser.readLocalStorage())).not.toMatch(
    /50144260|501 442 60/,
  );

  expect(await runAsHost('reservations', 'show', number)).toContain('Silva & Filhos, Lda., 501442600');

  await on.press('stayDetails', 'details.change');
  await field('arrivalTime').selectOption('21:00');
  await field('hasInvoice').uncheck();
  await on.press('stayDetails', 'details.save');
  await on.is('stayDetails', 'saved');
  await expect(details.getByRole('heading', { name: words('details.told') })).toBeFocused();
  await page.reload();
  await on.is('stayDetails', 'shown');
  await expect(details).toContainText('about 21:00');
  await expect(details).toContainText(words('details.invoice.none'));
});
