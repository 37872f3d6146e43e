import { inDays } from '../support/hostApi.ts';
import { waitForHydration } from '../support/hydration.ts';
import type { ProxyRules } from '../support/proxy.ts';
import { reconnect } from '../support/reconnect.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { withSeparateHost } from './separateHost.ts';

type Redirect = NonNullable<ProxyRules['redirect']>;

const way: ProxyRules = {};
test.use({ allowsFailedCalls: true, ...withSeparateHost(way) });

const [from, to] = [inDays(300), inDays(303)];
const dates = `?from=${from}&to=${to}`;
const answerAll: Redirect = (path) => path;

const answers: readonly [string, string, Redirect][] = [
  ['unclear', `?from=${to}&to=${from}`, answerAll],
  ['noneFree', `${dates}&guests=60`, answerAll],
  ['undated', `${dates}&guests=2`, (path) => (path.startsWith('/api/1/stay-search/') ? 404 : path)],
  ['notSearched', `${dates}&guests=2`, (path) => (path.startsWith('/api/1/stay-search/') ? 503 : path)],
];

test('the landing page answers the dates on a retry after the host was down', async ({ page }) => {
  const main = page.getByRole('main');
  const { text } = getTranslator('en');
  const is = (state: string) => expect(main).toHaveAttribute('data-state', state);
  for (const [state, query, leads] of answers) {
    way.redirect = (path) => (path.startsWith('/api/1/') ? 503 : path);
    await page.goto(`/en${query}`);
    await is('failed');
    way.redirect = leads;
    await waitForHydration(page);
    await main.getByRole('button', { name: text('action.tryAgain') }).click();
    await is(state);
    await expect(main.getByRole('search')).toBeVisible();
  }
  // The last property has no answer yet: it is requested again once the site can be reached.
  way.redirect = answerAll;
  await expect(async () => {
    await reconnect(page);
    await expect(main).toHaveAttribute('data-state', 'found', { timeout: 500 });
  }).toPass();
});
