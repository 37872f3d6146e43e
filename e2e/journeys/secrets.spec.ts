import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logFile } from '../support/siteUnderTest.ts';
import { cards } from './guest.ts';
import { expect, test } from './journey.ts';

test.slow();
test.use({ unit: 'secrets' });

/** Everything a browser shows, tells or keeps, collected while a guest books. */
function watch(page: Page) {
  const urls: string[] = [];
  const documents: Promise<string>[] = [];
  const said: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && response.status() === 200;
    if (isPage) documents.push(response.text().catch(() => ''));
  });
  page.on('console', (message) => said.push(message.text()));
  return {
    urls,
    said,
    documents: async () => (await Promise.all(documents)).join('\n'),
    shown: async () => (await page.content()) + page.url(),
    kept: () => page.evaluate(() => JSON.stringify([document.cookie, history.state, sessionStorage])),
    keptForLong: () => page.evaluate(() => JSON.stringify(localStorage)),
  };
}

test('the one-time password and the link’s token stay where they belong', async ({
  guest,
  page,
  hostApi,
  unit,
}) => {
  const browser = watch(page);
  await guest.comesToTheCode({ from: 30, nights: 3 });
  const { token, reservationId } = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key)!) as { token: string; reservationId: string },
    `booking.${unit}`,
  );
  const code = await hostApi.otpFor(guest.email);

  await guest.field('otp').fill(code);
  expect(await browser.kept()).not.toContain(code);
  expect(await browser.shown()).not.toContain(token);
  await guest.presses('otp.confirm');
  await guest.isAtTheGateway();
  expect(await browser.kept()).not.toContain(code);
  expect(await browser.keptForLong()).not.toContain(code);
  expect(await browser.shown()).not.toContain(token);
  await guest.givesTheCard(cards.works);
  await guest.isExpected();
  expect(await browser.keptForLong()).not.toContain(token);

  expect(browser.urls.filter((url) => url.includes(code))).toEqual([]);
  const withToken = new Set(
    browser.urls.filter((url) => url.includes(token)).map((url) => new URL(url).pathname),
  );
  expect([...withToken]).toEqual([`/api/1/reservation/${reservationId}/${token}`]);
  expect(await browser.documents()).not.toContain(code);
  expect(await browser.documents()).not.toContain(token);
  expect(await browser.shown()).not.toContain(token);
  expect(browser.said.join('\n')).not.toMatch(new RegExp(`${code}|${token}`));

  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('/api/1/reservation/{id}/{token}');
  for (const secret of [code, token, guest.email]) expect(log).not.toContain(secret);
});
