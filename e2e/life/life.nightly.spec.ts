import { findEvent } from '../journeys/calendarFile.ts';
import { Forms } from '../reservation/forms.ts';
import { ReservationPage } from '../reservation/page.ts';
import { Calendar } from '../support/calendar.ts';
import { findLink } from '../support/hostApi.ts';
import { family } from './family.ts';
import { payAtStripe, readGuestTotals, readHostTotals, sumAmounts } from './money.ts';
import { words } from '../support/words.ts';
import { createProperty } from './property.ts';
import { testCards } from './simulatedStripe.ts';
import { expect, test, unit } from './life.ts';

// Twelve scenarios in one, with four starts of the site and a dozen commands. It takes 50 s on a quiet machine, and more
// than 180 s on a busy one.
test.setTimeout(1_800_000);
// With animations, as for most guests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('accounts for every cent of a family’s stay: three instalments and a cancellation', async ({
  site,
  guest,
  page,
  hostApi,
  stripe,
  otherChannel,
  moveTimeTo,
}) => {
  await test.step('creates a property with its terms and opens it', async () => {
    await createProperty(site, unit);
    expect(await site.runCommand('content', 'check')).toContain('1 property, no errors');
    await site.start();
  });

  await test.step('blocks nights of another channel, and some by the host', async () => {
    await site.runCommand('calendars', 'add', unit, 'Airbnb', otherChannel.address);
    await site.runCommand('nights', 'close', unit, '2031-04-27', '2031-04-29', '--why', 'painters');
    const closed = JSON.parse(await site.runCommand('nights', 'list', '--json')) as object[];
    expect(closed).toMatchObject([
      { start: '2031-04-22', end: '2031-04-25', closedBy: 'calendar' },
      { start: '2031-04-27', end: '2031-04-29', closedBy: 'command', why: 'painters' },
    ]);
  });

  await test.step('shows the family taken nights', async () => {
    await guest.openProperty();
    const calendar = new Calendar(page);
    await expect(await calendar.turnTo('2031-04-22')).toHaveAccessibleDescription(/already booked/);
    await expect(await calendar.turnTo('2031-04-27')).toHaveAccessibleDescription(/is closed on this night/);
  });

  await test.step('books nights across two seasons, and lists each cent', async () => {
    await guest.pickDatesBetween('2031-04-16', '2031-04-20');
    await page.getByRole('button', { name: 'Children (0–12 years): one more' }).click();
    await guest.expectState('dates.priced');
    const price = page.getByRole('complementary');
    await expect(price).toContainText('€120.35 × 2 nights€240.70');
    await expect(price).toContainText('€171.15 × 2 weekend nightsSpring€342.30');
    await expect(price).toContainText('Cleaning€45.07Additional guests€50.20Total€678.27');
    await expect(price).toContainText('tourist tax, about €16.00, paid on arrival');
    await guest.press('booking.begin');
    await guest.fillForm();
    await guest.expectTexts(
      'You pay €203.48 now.',
      'Due on 12 March 2031€203.48',
      'Due on 2 April 2031€271.31',
    );
  });

  await test.step('pays the first part at Stripe with the bank’s authentication', async () => {
    await guest.press('order.button');
    await guest.expectState('otp.entering');
    await guest.submitMailedCode();
    await payAtStripe(page, { stripe, amount: '€203.48', card: testCards.authenticatesAlways });
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await guest.expectState('success.paid');
    await guest.expectTexts('2 adults, 1 child', 'Paid€203.48', 'Due on 2 April 2031€271.31');
  });
  const mail = await hostApi.waitForMail(guest.email, /is confirmed$/);
  const on = new ReservationPage({ page, link: findLink(mail) });
  const number = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.subject)![0];
  expect(mail.text).not.toContain('1755');

  await test.step('registers the guests with the child', async () => {
    await on.open();
    const forms = new Forms(on.of('registration'), undefined, family);
    await forms.fillAll();
    await on.is('guestsDraft', 'on.kept');
    await forms.submit().click();
    await on.is('registration', 'confirmed');
  });

  await test.step('requests an invoice, and shows its recipient to the host', async () => {
    await on.press('stayDetails', 'details.add');
    await on.of('stayDetails').getByText(words('details.hasInvoice')).click();
    const field = (name: string) => on.of('stayDetails').locator(`[name=invoice-${name}]`);
    await field('name').fill('Silva & Lefèvre, Lda.');
    await field('country').selectOption({ label: 'Portugal' });
    await field('taxNumber').fill('123456789');
    await field('address').fill('Rua do Salitre 1, Lisboa');
    await on.press('stayDetails', 'details.save');
    await on.is('stayDetails', 'saved');
    expect(await site.runCommand('reservations', 'show', number)).toMatch(
      /Silva & Lefèvre, Lda\.[^]*123456789/,
    );
  });

  await test.step('fails a charge a month later, which the family pays manually with another card', async () => {
    await moveTimeTo('2031-03-12T12:00:00Z');
    const failed = await hostApi.waitForMail(guest.email, /did not go through$/);
    expect(failed.text).toContain('Your bank wants you to approve the payment yourself');
    await page.goto(findLink(failed));
    await on.of('payment').getByRole('button', { name: 'Pay €203.48 now' }).click();
    await payAtStripe(page, { stripe, amount: '€203.48', card: testCards.works });
    await guest.expectState('success.paid');
    await hostApi.waitForMail(guest.email, /has arrived$/);
  });

  await test.step('charges the third part to that card', async () => {
    await moveTimeTo('2031-04-02T12:00:00Z');
    await expect.poll(async () => (await stripe.books()).charges).toEqual([203_48, 203_48, 271_31]);
  });

  await test.step('e-mails keys and Wi-Fi three days before arrival', async () => {
    await moveTimeTo('2031-04-13T12:00:00Z');
    const { text } = await hostApi.waitForMail(guest.email, /^Your stay begins/);
    expect(text).toContain('Rua do Exemplo 7');
    expect(text).toContain('The code of the key box is 1755.');
  });

  await test.step('cancels the stay', async () => {
    await on.open();
    await on.press('cancellation', 'cancellation.begin');
    await expect(on.of('cancellation')).toContainText('Your refund€339.1450% of the €678.27');
    await on.press('cancellation', 'cancellation.confirm');
    await on.is('cancellation', 'cancelled');
    const { text, attachments } = await hostApi.waitForMail(guest.email, /is cancelled$/);
    expect(text).toContain('€339.14 will be refunded');
    expect(findEvent(Buffer.from(attachments[0]!.content, 'base64').toString()).method).toBe('CANCEL');
  });

  await test.step('shows guest and host the payments and refunds at Stripe', async () => {
    await expect.poll(async () => (await stripe.books()).refunds).toHaveLength(3);
    const { charges, refunds } = await stripe.books();
    expect([sumAmounts(charges), sumAmounts(refunds)]).toEqual([678_27, 339_14]);
    const moved = { paid: sumAmounts(charges), refunded: sumAmounts(refunds) };
    await on.open();
    await on.is('cancellation', 'cancelled');
    expect(await readGuestTotals(on)).toEqual(moved);
    await expect.poll(() => readHostTotals(site, number)).toEqual({ payments: moved, gateway: moved });
  });
});
