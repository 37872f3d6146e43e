import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Forms } from '../reservation/forms.ts';
import { splitLink } from '../support/hostApi.ts';
import { logFile } from '../support/siteUnderTest.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { recordTraffic } from './recordTraffic.ts';
test.use({ home: 'secrets' });

/** A page in a browser that shares nothing with this one. */
const openOtherDevice = async (page: Page) => (await page.context().browser()!.newContext()).newPage();

const containing = (secret: string) => (text: string) => text.includes(secret);

test('keeps the one-time password and the link token out of all other places', async ({
  guest,
  page,
  hostApi,
  unit,
}) => {
  const browser = await recordTraffic(page);
  await guest.openCodeStep({ from: 30, nights: 3 });
  const { token, reservationId } = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key)!) as { token: string; reservationId: string },
    `booking.${unit}`,
  );
  const code = await hostApi.otpFor(guest.email);

  await guest.field('otp').fill(code.slice(0, 5));
  expect(await browser.readTabStorage()).not.toContain(code.slice(0, 5));
  expect(await browser.readPage()).not.toContain(token);
  await guest.submitCode(code);
  await guest.expectGateway();
  expect(await browser.readTabStorage()).not.toContain(code);
  expect(await browser.readLocalStorage()).not.toContain(code);
  expect(await browser.readPage()).not.toContain(token);
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
  expect(await browser.readLocalStorage()).not.toContain(token);

  expect([...browser.urls, ...browser.referers].filter(containing(code))).toEqual([]);
  const withToken = new Set(browser.urls.filter(containing(token)).map((url) => new URL(url).pathname));
  expect([...withToken]).toEqual([`/api/1/reservation/${reservationId}/${token}`]);
  expect(browser.referers.filter(containing(token))).toEqual([]);
  expect(await browser.readDocuments()).not.toContain(code);
  expect(await browser.readDocuments()).not.toContain(token);
  expect(await browser.readPage()).not.toContain(token);
  expect(browser.logLines.join('\n')).not.toMatch(new RegExp(`${code}|${token}`));

  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('"path":"/api/1/reservation/…"');
  expect(log).toContain('"path":"/sandbox/checkout/…"');
  for (const secret of [code, token, guest.email]) expect(log).not.toContain(secret);
  expect(log).not.toContain(`/reservation/${reservationId}`);
  expect(log).not.toMatch(/"path":"[^"]*cs_/);
});

test('sends a document number to the host only', async ({ guest, page, book, hostApi }) => {
  const { on } = await book(40);
  const browser = await recordTraffic(page);
  const canary = 'CANARY7F3Q';
  const expectNotInBrowser = async () => {
    expect(await browser.readTabStorage()).not.toContain(canary);
    expect(await browser.readLocalStorage()).not.toContain(canary);
    expect(JSON.stringify(await page.context().cookies())).not.toContain(canary);
  };
  await on.open();
  const forms = new Forms(on.of('registration'));
  await forms.fillAll();
  await forms.open(0);
  await forms.type('documentNumber', canary);
  await forms.open(1);
  await expectNotInBrowser();

  // The draft is stored at the host only, where the same link finds it.
  await on.is('guestsDraft', 'on.kept');
  await expectNotInBrowser();
  await page.reload();
  await on.is('guestsDraft', 'on.kept');
  await forms.open(0);
  await expect(forms.field('documentNumber')).toHaveValue(canary);
  await expectNotInBrowser();
  expect(await browser.readDocuments()).not.toContain(canary);
  const otherDevice = await openOtherDevice(page);
  await otherDevice.goto(on.link);
  await expect(otherDevice.locator('[data-machine=guestsDraft]')).toHaveAttribute('data-state', 'on.kept');
  await otherDevice.context().close();
  await forms.open(1);
  await forms.submit().click();
  await on.is('registration', 'confirmed');
  await expectNotInBrowser();
  expect(await browser.readPage()).not.toContain(canary);

  await page.reload();
  await on.is('registration', 'confirmed');
  await expectNotInBrowser();
  expect(await browser.readPage()).not.toContain(canary);
  expect([...new Set(browser.findCallsWith(canary))]).toEqual([
    'POST /api/1/reservation/guests/draft',
    'POST /api/1/reservation/guests',
  ]);
  expect([...browser.urls, ...browser.referers, ...browser.logLines].filter(containing(canary))).toEqual([]);
  expect(await browser.readDocuments()).not.toContain(canary);
  expect(JSON.stringify(await hostApi.read(on.link))).not.toContain(canary);

  await hostApi.waitForMail(guest.email, /are registered$/);
  expect(JSON.stringify(await hostApi.mails())).not.toContain(canary);
  expect(await readFile(logFile(), 'utf8')).not.toContain(canary);
});

test('keeps the link token in the link, in calls to the host and in its tab only', async ({
  page,
  unit,
  book,
}) => {
  const { on } = await book(50);
  const { id, token } = splitLink(on.link);
  const browser = await recordTraffic(page);
  await on.open();
  await on.is('reservation', 'open.current');
  await on.press('cancellation', 'cancellation.begin');
  await on.press('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
  await on.is('reservation', 'open.current');
  expect(await browser.readPage()).not.toContain(token);
  expect(page.url()).not.toContain(token);

  // From here on the page could reveal the referrer.
  await page.getByRole('link', { name: 'About Casa do Limoeiro' }).click();
  await expect(page).toHaveURL(`/en/${unit}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();

  const addresses = new Set(browser.urls.filter(containing(token)).map((url) => new URL(url).pathname));
  expect([...addresses]).toEqual([`/api/1/reservation/${id}/${token}`]);
  expect(browser.findCallsWith(token)).toEqual([
    'POST /api/1/reservation/guests/draft/read',
    'POST /api/1/reservation/cancel',
  ]);
  expect(browser.referers.filter((referer) => referer.includes(token) || referer.includes(id))).toEqual([]);
  expect(browser.logLines.filter(containing(token))).toEqual([]);
  expect(await browser.readDocuments()).not.toContain(token);
  expect(await browser.readPage()).not.toContain(token);
  expect(await browser.findKeysWith(token)).toEqual([`reservation.${id}`]);
  expect(await browser.readLocalStorage()).not.toContain(token);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token);

  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('"path":"/en/reservation/…"');
  expect(log).not.toContain(`/reservation/${id}`);
  expect(log).not.toContain(token);
});
