import { readFile } from 'node:fs/promises';
import { Forms } from '../reservation/forms.ts';
import { splitLink, inDays } from '../support/hostApi.ts';
import { chooseLanguage } from '../support/language.ts';
import { words } from '../support/words.ts';
import { findEvent } from './calendarFile.ts';
import { openOtherBrowser, expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'after-booking' });

test('rejects a reservation link without its token, and opens the whole link pasted over it', async ({
  page,
  book,
}) => {
  const { on, number } = await book(40);
  await page.goto(on.link.replace(/#.*$/, ''));
  await on.is('reservation', 'linkIncomplete');
  await expect(on.of('reservation')).toContainText('Error loading your reservation');
  await expect(on.of('reservation')).toContainText(words('reservation.linkIncomplete.text'));
  await on.open();
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText(`Reservation ${number}`);
  await expect(page).toHaveTitle(new RegExp(number));
});

test('removes the token of a link from the address, and stays open', async ({
  page,
  unit,
  book,
  browser,
}) => {
  const { on, number } = await book(55);
  const { id, token } = splitLink(on.link);
  const bare = `/en/reservation/${id}`;
  const expectOpen = async (tab: typeof page) => {
    await expect(tab.locator('[data-machine=reservation]')).toContainText(number);
    await expect(tab).toHaveURL(bare);
  };
  await on.open();
  await expectOpen(page);
  expect(await page.evaluate(() => window.location.href + JSON.stringify(history.state))).not.toContain(
    token,
  );

  await page.reload();
  await expectOpen(page);
  await page.goto(`/en/${unit}`);
  await page.goBack();
  await expectOpen(page);
  const copied = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  await expectOpen(await copied);
  const another = await page.context().newPage();
  await another.goto(on.link);
  await expectOpen(another);

  const given = await openOtherBrowser(browser);
  await given.goto(page.url());
  await expect(given.locator('[data-machine=reservation]')).toHaveAttribute('data-state', 'linkIncomplete');
  await given.context().close();
});

test('keeps the reservation open and the typed text after a language change', async ({ page, book }) => {
  const { on, number } = await book(60);
  const forms = new Forms(on.of('registration'));
  await on.open();
  await forms.open(1);
  await forms.type('surname', 'Lefèvre');
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(new RegExp(`/de/reservation/${splitLink(on.link).id}`));
  await on.is('reservation', 'open.current');
  await expect(on.of('reservation')).toContainText(number);
  await expect(on.of('reservation')).toContainText('Anmeldung der Gäste');
  await expect(forms.field('surname')).toHaveValue('Lefèvre');
});

test('warns before a page with unsaved guests is left, and stores them nowhere in the browser', async ({
  page,
  book,
}) => {
  const { on } = await book(70);
  const forms = new Forms(on.of('registration'));
  await on.open();
  await forms.fillAll();
  const storedForms = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]),
  );
  for (const typed of ['FX 123456', 'Ana Rita', 'Olinda', '12AB34567'])
    expect(storedForms).not.toContain(typed);

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
  book,
  hostApi,
}) => {
  const { on, number } = await book(80);
  await on.open();
  const saved = page.waitForEvent('download');
  await on.press('reservation', 'reservation.addToCalendar');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${number}.ics`);
  const event = findEvent(await readFile(await file.path(), 'utf8'));
  const formatInLisbon = (instant: string) =>
    new Date(instant).toLocaleString('sv-SE', {
      timeZone: 'Europe/Lisbon',
      timeStyle: 'short',
      dateStyle: 'short',
    });
  expect(formatInLisbon(event.start)).toBe(`${inDays(80)} 15:00`);
  expect(formatInLisbon(event.end)).toBe(`${inDays(83)} 11:00`);
  expect(event.summary).toBe('Stay at Casa do Limoeiro');
  const { attachments } = await hostApi.waitForMail(guest.email, /is confirmed$/);
  const mailed = findEvent(Buffer.from(attachments[0]!.content, 'base64').toString());
  expect(event).toEqual({ ...mailed, method: event.method });
});

test('prints the stay without buttons and fields', async ({ page, book }) => {
  const { on, number } = await book(90);
  await on.open();
  await on.is('reservation', 'open.current');
  await on.unfold('registration');
  await expect(on.of('registration').locator('form')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('button, form, input, select, header summary').filter({ visible: true }),
  ).toHaveCount(0);
  for (const privateText of [number, 'Casa do Limoeiro', '€465.00', 'ines@casa-do-limoeiro.example']) {
    await expect(on.of('reservation').getByText(privateText).filter({ visible: true }).first()).toBeVisible();
  }
});

test.describe('an invalid reservation link', () => {
  test.use({ allowsFailedCalls: true });

  test('shows the same page for a wrong token and for a missing reservation', async ({ page, book }) => {
    const { on } = await book(50);
    const { id, token } = splitLink(on.link);
    const seenAt = async (link: string) => {
      const answered = page.waitForResponse(calls.readReservation);
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
