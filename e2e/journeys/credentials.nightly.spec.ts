import { readFile } from 'node:fs/promises';
import { clientId, clientSecret, logFile } from '../support/siteUnderTest.ts';
import { expect, test } from './journey.ts';
import { calls, refuseOnce } from './refusals.ts';

test.use({ home: 'tokens', allowsFailedCalls: true });

const createLink = (id: string, secret: string) => `/en/tokens?client_id=${id}&client_secret=${secret}`;

test('uses client credentials from the address, and shows them nowhere', async ({ guest, page, context }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.headers()['referer'] ?? '')));
  const answer = await page.goto(createLink(clientId, clientSecret));
  const redirect = await answer?.request().redirectedFrom()?.response();
  expect(redirect?.status()).toBe(303);
  await expect(page).toHaveURL('/en/tokens');
  await guest.chooseDates({ from: 30, nights: 3 });

  expect(requests.filter((request) => request.includes(clientSecret))).toHaveLength(1);
  expect(await page.content()).not.toContain(clientSecret);
  const storage = () => JSON.stringify([document.cookie, localStorage, sessionStorage, history.state]);
  expect(await page.evaluate(storage)).not.toContain(clientSecret);
  const cookies = await context.cookies();
  expect(cookies.map(({ value }) => decodeURIComponent(value)).join(' ')).not.toContain(clientSecret);
  expect(cookies.find(({ name }) => name === 'client')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const log = await readFile(logFile(), 'utf8');
  expect(log).toContain('/en/tokens');
  expect(log).not.toContain(clientSecret);
});

test('ignores client credentials that the host does not know', async ({ guest, page }) => {
  await page.goto(createLink(clientId, 'guessed'));
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();
  await guest.pickDates({ from: 30, nights: 3 });
  await guest.expectState('dates.priced');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('client');
});

test('logs a 401 after a token renewal, and shows an error that can be retried', async ({ guest, page }) => {
  await guest.openProperty();
  await refuseOnce(page, calls.price, 401, 'unauthorized');
  await refuseOnce(page, calls.price, 401, 'unauthorized');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('previewPrice'));
  await guest.pickDates({ from: 30, nights: 3 });
  await guest.expectState('dates.notPriced');
  expect((await logged).text()).toBe('previewPrice: unauthorized');
  await guest.press('action.tryAgain');
  await guest.expectState('dates.priced');
});
