import { readFile } from 'node:fs/promises';
import { Forms } from '../reservation/forms.ts';
import { ReservationPage } from '../reservation/page.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { asHost } from '../support/asHost.ts';
import { splitLink, inDays } from '../support/hostApi.ts';
import { isShownAgain } from '../support/isShownAgain.ts';
import { choosesLanguage } from '../support/language.ts';
import { words } from '../support/words.ts';
import { eventIn } from './calendarFile.ts';
import { cards } from './guest.ts';
import { elsewhere, expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.slow();
test.use({ home: 'after-booking' });

test('registers all guests from the success page, and confirms it by e-mail and on the page', async ({
  guest,
  page,
  hostApi,
}) => {
  await guest.comesToTheGateway({ from: 30, nights: 3 });
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  await guest.reads('What happens next', `The confirmation is on its way to ${guest.email}`);
  await keepsNobodyOut(page);
  await guest.booking.getByRole('link', { name: 'Register the guests' }).click();

  const on = new ReservationPage({ page, link: page.url() });
  await on.is('reservation', 'open.current');
  const forms = new Forms(on.of('registration'));
  await forms.fillsInAll();
  await expect(on.of('registration')).toContainText('Olinda, Brazil');
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');

  const { text, html } = await hostApi.mailTo(guest.email, /^The guests of reservation .+ are registered$/);
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
  booked,
  guest,
  hostApi,
}) => {
  const { on, number } = await booked(34);
  const forms = new Forms(on.of('registration'));
  await on.opens();
  await forms.fillsInAll();
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');

  expect(await asHost('registrations', 'reopen', number, '--yes')).toContain('can register again');
  const mail = await hostApi.mailTo(guest.email, /^Please register the guests of reservation .+ again$/);
  expect(mail.text).toContain(`#token=${splitLink(on.link).token}`);
  await isShownAgain(page);
  await on.is('registration', 'collecting');
  await expect(on.of('registration')).toContainText(words('registration.reopened.title'));
  // The name is known from the booking; the earlier registration is deleted.
  await expect(forms.field('surname')).toHaveValue('Silva');
  await expect(forms.field('documentNumber')).toHaveValue('');
  expect(JSON.stringify(await hostApi.reads(on.link))).not.toContain('FX 123456');
  await keepsNobodyOut(page);
  await forms.fillsInAll();
  await on.is('guestsDraft', 'on.kept');
  await forms.submit().click();
  await on.is('registration', 'confirmed');
  await hostApi.mailTo(
    'ines@casa-do-limoeiro.example',
    new RegExp(`^Reserva ${number}: os hóspedes registaram-se`),
  );
});

test('rejects a reservation link without its token, and opens the whole link pasted over it', async ({
  page,
  booked,
}) => {
  const { on, number } = await booked(40);
  await page.goto(on.link.replace(/#.*$/, ''));
  await on.is('reservation', 'linkIncomplete');
  await expect(on.of('reservation')).toContainText('Error loading your reservation');
  await expect(on.of('reservation')).toContainText(words('reservation.linkIncomplete.text'));
  await on.opens();
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText(`Reservation ${number}`);
  await expect(page).toHaveTitle(new RegExp(number));
});

test('removes the token of a link from the address, and stays open', async ({
  page,
  unit,
  booked,
  browser,
}) => {
  const { on, number } = await booked(55);
  const { id, token } = splitLink(on.link);
  const bare = `/en/reservation/${id}`;
  const isOpenIn = async (tab: typeof page) => {
    await expect(tab.locator('[data-machine=reservation]')).toContainText(number);
    await expect(tab).toHaveURL(bare);
  };
  await on.opens();
  await isOpenIn(page);
  expect(await page.evaluate(() => window.location.href + JSON.stringify(history.state))).not.toContain(
    token,
  );

  await page.reload();
  await isOpenIn(page);
  await page.goto(`/en/${unit}`);
  await page.goBack();
  await isOpenIn(page);
  const copied = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  await isOpenIn(await copied);
  const another = await page.context().newPage();
  await another.goto(on.link);
  await isOpenIn(another);

  const given = await elsewhere(browser);
  await given.goto(page.url());
  await expect(given.locator('[data-machine=reservation]')).toHaveAttribute('data-state', 'linkIncomplete');
  await given.context().close();
});

test('keeps the reservation open and the typed text after a language change', async ({ page, booked }) => {
  const { on, number } = await booked(60);
  const forms = new Forms(on.of('registration'));
  await on.opens();
  await forms.opens(1);
  await forms.types('surname', 'Lefèvre');
  await choosesLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(new RegExp(`/de/reservation/${splitLink(on.link).id}`));
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText(number);
  await expect(on.of('reservation')).toContainText('An Inês Carvalhal schreiben');
  await expect(forms.field('surname')).toHaveValue('Lefèvre');
});

test('warns before a page with unsaved guests is left, and stores them nowhere in the browser', async ({
  page,
  booked,
}) => {
  const { on } = await booked(70);
  const forms = new Forms(on.of('registration'));
  await on.opens();
  await forms.fillsInAll();
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]),
  );
  for (const typed of ['FX 123456', 'Ana Rita', 'Olinda', '12AB34567']) expect(kept).not.toContain(typed);

  const warned = page.waitForEvent('dialog');
  const leaving = page.goto('/en').catch(() => undefined);
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(forms.field('documentNumber')).toHaveValue('12AB34567');
});

test('downloads the same calendar entry as in the e-mail, in the property’s time zone', async ({
  guest,
  page,
  booked,
  hostApi,
}) => {
  const { on, number } = await booked(80);
  await on.opens();
  const saved = page.waitForEvent('download');
  await on.presses('reservation', 'reservation.addToCalendar');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${number}.ics`);
  const event = eventIn(await readFile(await file.path(), 'utf8'));
  const inLisbon = (instant: string) =>
    new Date(instant).toLocaleString('sv-SE', {
      timeZone: 'Europe/Lisbon',
      timeStyle: 'short',
      dateStyle: 'short',
    });
  expect(inLisbon(event.start)).toBe(`${inDays(80)} 15:00`);
  expect(inLisbon(event.end)).toBe(`${inDays(83)} 11:00`);
  expect(event.summary).toBe('Stay at Casa do Limoeiro');
  const { attachments } = await hostApi.mailTo(guest.email, /is confirmed$/);
  const mailed = eventIn(Buffer.from(attachments[0]!.content, 'base64').toString());
  expect(event).toEqual({ ...mailed, method: event.method });
});

test('prints the stay without buttons and fields', async ({ page, booked }) => {
  const { on, number } = await booked(90);
  await on.opens();
  await on.is('reservation', 'open.current');
  await expect(on.of('registration').locator('form')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button, form, input, select, summary').filter({ visible: true })).toHaveCount(0);
  for (const told of [number, 'Casa do Limoeiro', '€465.00', 'ines@casa-do-limoeiro.example']) {
    await expect(on.of('reservation').getByText(told).filter({ visible: true }).first()).toBeVisible();
  }
});

test.describe('an invalid reservation link', () => {
  test.use({ letsCallsFail: true });

  test('shows the same page for a wrong token and for a missing reservation', async ({ page, booked }) => {
    const { on } = await booked(50);
    const { id, token } = splitLink(on.link);
    const seenAt = async (link: string) => {
      const answered = page.waitForResponse(calls.reading);
      await page.goto(link);
      const answer = await answered;
      await on.is('reservation', 'notFound');
      const body = (await answer.json()) as object;
      const shown = await on.of('reservation').innerText();
      return { status: answer.status(), body, shown, title: await page.title() };
    };
    const wrong = await seenAt(on.link.replace(token, token.replaceAll(/\w/g, 'A')));
    const unknown = await seenAt(on.link.replace(id, id.replaceAll(/\w/g, 'A')));
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(404);
    expect(wrong.shown).toContain('The requested reservation was not found');
  });
});
