import type { Page, Route } from '@playwright/test';
import { backOff } from '../../machines/clientAuth/clientAuth.machine.ts';
import { elapseDelay, holdDelays } from '../support/heldDelays.ts';
import { inDays } from '../support/hostApi.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowsFailedCalls: true });

/** The pause after each refusal, in milliseconds. */
const pauses = [1, 2, 3, 4, 5].map((failures) => backOff({ failures, retryAfter: undefined }));

const price = '**/api/1/reservation/price-preview';

/** A token endpoint that holds its answers or refuses each request, and never grants the same token twice. */
class TokenEndpoint {
  readonly #held: Route[] = [];
  #granted = '';
  requestCount = 0;
  isRefusing = false;

  async intercept(page: Page) {
    await page.route('**/token', async (route) => {
      this.requestCount += 1;
      if (this.isRefusing) await route.fulfill({ status: 503, json: {} });
      else this.#held.push(route);
    });
  }

  async #next(): Promise<Route> {
    await expect.poll(() => this.#held.length, 'token requests').toBe(1);
    return this.#held.shift()!;
  }

  grant = async () => {
    const route = await this.#next();
    let lifetime = 0;
    // Two tokens that are issued within one second are equal.
    await expect(async () => {
      const response = await route.fetch();
      const granted = (await response.json()) as { access_token: string; expires_in: number };
      expect(granted.access_token).not.toBe(this.#granted);
      this.#granted = granted.access_token;
      lifetime = granted.expires_in * 1000;
      await route.fulfill({ response });
    }).toPass();
    return { header: `Bearer ${this.#granted}`, lifetime };
  };
}

/** The authorization header of each call, in order. */
function watchHeaders(page: Page) {
  const authorizations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/1/'))
      authorizations.push(request.headers()['authorization'] ?? 'nothing');
  });
  return authorizations;
}

/** The log lines of failed calls. */
function watchFailures(page: Page) {
  const logLines: string[] = [];
  page.on('console', (message) => {
    if (message.text().endsWith(': unavailable')) logLines.push(message.text());
  });
  return logLines;
}

const booking = (page: Page) => page.locator('[data-machine=booking]');

async function openProperty(page: Page, { isRefusing } = { isRefusing: false }) {
  const tokens = new TokenEndpoint();
  tokens.isRefusing = isRefusing;
  await tokens.intercept(page);
  await page.goto('/en/booking-walks');
  return tokens;
}

const chooseDates = async (page: Page) => {
  await page.locator('[name=startDate]').fill(inDays(40));
  await page.locator('[name=endDate]').fill(inDays(43));
};
const book = (page: Page) => booking(page).getByRole('button', { name: 'Book now' });

test('requests one token with the first call, and another one when it expires', async ({ page }) => {
  const authorizations = watchHeaders(page);
  await page.clock.install();
  const tokens = await openProperty(page);
  await chooseDates(page);
  // The price and the taken nights wait for the same token.
  await expect.poll(() => tokens.requestCount).toBe(1);
  expect(authorizations).toEqual([]);
  const { header, lifetime } = await tokens.grant();
  await expect(book(page)).toBeEnabled();
  await expect.poll(() => authorizations).toEqual([header, header]);
  expect(tokens.requestCount).toBe(1);

  // A running call would reach its own timeout.
  await expect(booking(page).getByRole('application')).toBeVisible();
  await page.clock.fastForward(lifetime - 60_000);
  expect(tokens.requestCount).toBe(1);
  await page.clock.fastForward(60_000);
  const renewed = await tokens.grant();
  await page.getByRole('button', { name: 'One guest more' }).click();
  await expect.poll(() => authorizations.at(-1)).toBe(renewed.header);
});

test('repeats a call with a new token after a rejected one', async ({ page }) => {
  const authorizations = watchHeaders(page);
  const tokens = await openProperty(page);
  await chooseDates(page);
  const { header } = await tokens.grant();
  await expect(book(page)).toBeEnabled();
  await expect(booking(page).getByRole('application')).toBeVisible();
  authorizations.length = 0;

  await page.route(price, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'One guest more' }).click();
  const renewed = await tokens.grant();
  await expect(book(page)).toBeEnabled();
  expect(authorizations).toEqual([header, renewed.header]);
  expect(tokens.requestCount).toBe(2);
});

test('reports a refused token, and requests it again after growing pauses', async ({ page }) => {
  const failed = watchFailures(page);
  await holdDelays(page, ...pauses);
  const tokens = await openProperty(page, { isRefusing: true });
  await chooseDates(page);
  await expect(booking(page).getByRole('alert')).toContainText('Error fetching the price');
  // From here on only the pauses lead to token requests.
  await expect
    .poll(() => failed.toSorted())
    .toEqual(['getAvailability: unavailable', 'previewPrice: unavailable']);
  const { requestCount } = tokens;
  for (const more of [0, 1]) {
    expect(tokens.requestCount).toBe(requestCount + more);
    await elapseDelay(page, pauses[requestCount + more - 1]!);
    await expect.poll(() => tokens.requestCount).toBe(requestCount + more + 1);
  }

  tokens.isRefusing = false;
  await booking(page).getByRole('button', { name: 'Try again' }).click();
  await tokens.grant();
  await expect(book(page)).toBeEnabled();
});
