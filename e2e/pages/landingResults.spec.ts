import { inDays } from '../support/hostApi.ts';
import { HostStub } from '../support/hostStub.ts';
import { test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { createWalkTests } from '../support/walks.ts';
import type { ProxyRules } from '../support/proxy.ts';
import { withSeparateHost } from './separateHost.ts';
import { datedLandingWalk } from './walks.ts';
import type { Scenario } from './landingExpected.ts';

const way: ProxyRules = {};
test.use(withSeparateHost(way));

const search = { from: 300, to: 303, guests: 2 };

/** The search in the address, and the status that the host answers instead, if any. */
const requests: Readonly<Record<string, { search: typeof search; status?: number }>> = {
  'loadOffers.answered.free': { search: { ...search, guests: 5 } },
  'loadOffers.answered.taken': { search: { ...search, guests: 60 } },
  'loadOffers.answered.unclear': { search: { ...search, from: 303, to: 300 } },
  'loadOffers.answered.unsearchable': { search, status: 404 },
  // Other dates: the browser restores the scroll position of an address that is opened again.
  'loadOffers.answered.unanswered': { search: { ...search, to: 304 }, status: 503 },
};

createWalkTests({
  ...datedLandingWalk,
  title: 'the properties on some dates',
  open: async ({ page, tour: { language } }) => {
    const hostStub = new HostStub();
    const translator = getTranslator(language);
    let scenario: Scenario = { translator };
    const does = async ({ event }: { event: string }) => {
      const request = requests[event]!;
      scenario = { translator, search: request.search };
      way.redirect = (path) => (path.startsWith('/api/1/stay-search/') ? (request.status ?? path) : path);
      const { from: start, to: end, guests } = request.search;
      await page.goto(`/${language}?from=${inDays(start)}&to=${inDays(end)}&guests=${guests}`);
      return undefined;
    };
    await hostStub.intercept(page);
    await does({ event: 'loadOffers.answered.free' });
    return {
      page,
      hostStub,
      ...datedLandingWalk,
      parts: () => ({ screen: page.getByRole('main') }),
      scenario: () => scenario,
      requestBody: () => undefined,
      perform: does,
    };
  },
});
