import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Forms } from '../reservation/forms.ts';
import { splitLink } from '../support/hostApi.ts';
import { logFile } from '../support/siteUnderTest.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';
import { watch } from './watch.ts';

test.slow();
test.use({ home: 'secrets' });

/** A page in a browser that shares nothing with this one. */
const browserOfAnotherDevice = async (page: Page) => (await page.context().browser()!.newContext()).newPage();

const holding = (secret: string) => (text: string) => text.includes(secret);

test('keeps the one-time password and the link token out of all other places', async ({
  guest,
  page,
  hostApi,
  unit,
}) => {
  const browser = await watch(page);
  await guest.comesToTheCode({ from: 30, nights: 3 });
  const { token, reservationId } = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key)!) as { token: string; reservationId: string },
    `booking.${unit}`,
  );
  const code = await hostApi.otpFor(guest.email);

  await guest.field('otp').fill(code.slice(0, 5));
  expect(await browser.kept()).not.toContain(code.slice(0, 5));
  expect(await browser.shown()).not.toContain(token);
  await guest.sends(code);
  await guest.isAtTheGateway();
  expect(await browser.kept()).not.toContain(code);
  expect(await browser.keptForLong()).not.toContain(code);
  expect(await browser.shown()).not.toContain(token);
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  expect(await browser.keptForLong()).not.toContain(token);

  expect([...browser.urls, ...browser.referers].filter(holding(code))).toEqual([]);
  const withToken = new Set(browser.urls.filter(holding(token)).map((url) => new URL(url).pathname));
  expect([...withToken]).toEqual([`/api/1/reservation/${reservationId}/${token}`]);
  expect(browser.referers.filter(holding(token))).toEqual([]);
  expect(await browser.documents()).not.toContain(code);
  expect(await browser.documents()).not.toContain(token);
  expect(await browser.shown()).not.toContain(token);
  expect(browser.said.join('\n')).not.toMatch(new RegExp(`${code}|${token}`));

  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('"path":"/api/1/reservation/…"');
  expect(log).toContain('"path":"/sandbox/checkout/…"');
  for (const secret of [code, token, guest.email]) expect(log).not.toContain(secret);
  expect(log).not.toContain(`/reservation/${reservationId}`);
  expect(log).not.toMatch(/"path":"[^"]*cs_/);
});

test('sends a document number to the host only', async ({ guest, page, booked, hostApi }) => {
  const { on } = await booked(40);
  const browser = await watch(page);
  const canary = 'CANARY7F3Q';
  const isNowhereInTheBrowser = async () => {
    expect(await browser.kept()).not.toContain(canary);
    expect(await browser.keptForLong()).not.toContain(canary);
    expect(JSON.stringify(await page.context().cookies())).not.toContain(canary);
  };
  await on.opens();
  const forms = new Forms(on.of('registration'));
  await forms.fillsInAll();
  await forms.opens(0);
  await forms.types('documentNumber', canary);
  await forms.opens(1);
  await isNowhereInTheBrowser();

  // The draft is stored at the host only, where the same link finds it.
  await on.is('guestsDraft', 'on.kept');
  await isNowhereInTheBrowser();
  await page.reload();
  await on.is('guestsDraft', 'on.kept');
  await forms.opens(0);
  await expect(forms.field('documentNumber')).toHaveValue(canary);
  await isNowhereInTheBrowser();
  expect(await browser.documents()).not.toContain(canary);
  const elsewhere = await browserOfAnotherDevice(page);
  await elsewhere.goto(on.link);
  await expect(elsewhere.locator('[data-machine=guestsDraft]')).toHaveAttribute('data-state', 'on.kept');
  await elsewhere.context().close();
  await forms.opens(1);
  await forms.submit().click();
  await on.is('registration', 'confirmed');
  await isNowhereInTheBrowser();
  expect(await browser.shown()).not.toContain(canary);

  await page.reload();
  await on.is('registration', 'confirmed');
  await isNowhereInTheBrowser();
  expect(await browser.shown()).not.toContain(canary);
  expect([...new Set(browser.callsWith(canary))]).toEqual([
    'POST /api/1/reservation/guests/draft',
    'POST /api/1/reservation/guests',
  ]);
  expect([...browser.urls, ...browser.referers, ...browser.said].filter(holding(canary))).toEqual([]);
  expect(await browser.documents()).not.toContain(canary);
  expect(JSON.stringify(await hostApi.reads(on.link))).not.toContain(canary);

  await hostApi.mailTo(guest.email, /are registered$/);
  expect(JSON.stringify(await hostApi.mails())).not.toContain(canary);
  expect(await readFile(logFile(), 'utf8')).not.toContain(canary);
});

test('keeps the link token in the link, in calls to the host and in its tab only', async ({
  page,
  unit,
  booked,
}) => {
  const { on } = await booked(50);
  const { id, token } = splitLink(on.link);
  const browser = await watch(page);
  await on.opens();
  await on.is('reservation', 'open.current');
  await on.presses('cancellation', 'cancellation.begin');
  await on.presses('cancellation', 'cancellation.confirm');
  await on.is('cancellation', 'cancelled');
  await on.is('reservation', 'open.current');
  expect(await browser.shown()).not.toContain(token);
  expect(page.url()).not.toContain(token);

  // From here on the page could reveal the referrer.
  await page.getByRole('link', { name: 'About Casa do Limoeiro' }).click();
  await expect(page).toHaveURL(`/en/${unit}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();

  const addresses = new Set(browser.urls.filter(holding(token)).map((url) => new URL(url).pathname));
  expect([...addresses]).toEqual([`/api/1/reservation/${id}/${token}`]);
  expect(browser.callsWith(token)).toEqual([
    'POST /api/1/reservation/guests/draft/read',
    'POST /api/1/reservation/cancel',
  ]);
  expect(browser.referers.filter((referer) => referer.includes(token) || referer.includes(id))).toEqual([]);
  expect(browser.said.filter(holding(token))).toEqual([]);
  expect(await browser.documents()).not.toContain(token);
  expect(await browser.shown()).not.toContain(token);
  expect(await browser.keptUnder(token)).toEqual([`reservation.${id}`]);
  expect(await browser.keptForLong()).not.toContain(token);
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token);

  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('"path":"/en/reservation/…"');
  expect(log).not.toContain(`/reservation/${id}`);
  expect(log).not.toContain(token);
});
