import { expect, test } from 'vitest';
import { apiBase } from '../../contract/operations.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createFakeBackend, createProblemAnswer, unit } from './support/createFakeBackend.ts';
import { caller, openForeignHost } from './support/foreignHost.ts';
import { openTestSite } from './support/site.ts';

const query = '?from=2099-05-03&to=2099-05-06&guests=3';
const search = `${apiBase}/stay-search/2099-05-03/2099-05-06/3/1`;
const [card] = examples.listRentalUnits.answer.units;
const answer = {
  startDate: '2099-05-03',
  endDate: '2099-05-06',
  guestCount: 3,
  nights: 3,
  freeUnitCount: 1,
  page: 1,
  unitCount: 1,
  maxGuests: 4,
  units: [{ ...card, total: { amount: 60_500, currency: 'EUR' } }],
};

/** A host that says what a stay costs, once more each time that it is asked. */
function searchingBackend(answerSearch: (times: number) => Response) {
  let times = 0;
  const known = createFakeBackend();
  return createFakeBackend({
    fetch: async (request, from) => {
      const { pathname } = new URL(request.url);
      if (pathname !== search) return known.fetch(request, from);
      times += 1;
      return answerSearch(times);
    },
  });
}

test('a change of the language keeps the dates, and nothing else of the address', async () => {
  const priced = () => Response.json(answer);
  const { text } = await openTestSite({ backend: searchingBackend(priced) });
  const escapedQuery = query.replaceAll('&', '&amp;');
  expect(await text(`/en${query}`)).toContain(`href="/de${escapedQuery}"`);
  expect(await text('/en?utm=mail')).toContain('href="/de"');
});

const stateIn = (page: string) => /data-machine="landing" data-state="(\w+)"/.exec(page)?.[1];

test('the first page for dates has the host’s current answer and is not cached', async () => {
  const priced = (times: number) =>
    Response.json({ ...answer, units: [{ ...card, total: { amount: 1000 * times, currency: 'EUR' } }] });
  const { ask, text } = await openTestSite({ backend: searchingBackend(priced) });
  const before = await text('/en');
  const first = await ask(`/en${query}`);
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
  const page = await first.text();
  expect(page).toContain('€10.00 in total');
  expect(page).toContain(`href="/en/${unit.id}?from=2099-05-03&amp;to=2099-05-06&amp;guests=3"`);
  expect(page).toContain('<link rel="canonical" href="http://localhost/en" />');
  expect(await text(`/en${query}`)).toContain('€20.00 in total');
  expect(await text('/en')).toBe(before);
  expect(stateIn(before)).toBe('ready');
});

test.each([
  ['/en?from=2099-05-06&to=2099-05-03', 'unclear'],
  ['/en?from=2020-05-03&to=2020-05-06', 'unclear'],
  ['/en?from=2099-05-03&to=', 'unclear'],
  ['/en?from=&to=', 'ready'],
  ['/en?from=2099-05-03&to=2099-05-06&guests=0', 'found'],
  ['/en?utm=mail', 'ready'],
])('%s is answered with %s', async (address, state) => {
  const backend = createFakeBackend();
  const known = backend.fetch.bind(backend);
  backend.fetch = async (request, from) =>
    new URL(request.url).pathname.startsWith(`${apiBase}/stay-search/`)
      ? Response.json(answer)
      : known(request, from);
  const { text } = await openTestSite({ backend });
  expect(stateIn(await text(address))).toBe(state);
});

test.each([
  [404, 'undated'],
  [503, 'notSearched'],
])('a host that answers %i for dates leaves the page without prices: %s', async (status, state) => {
  const refused = () => createProblemAnswer(status, status === 404 ? 'not-found' : 'unavailable');
  const { ask } = await openTestSite({ backend: searchingBackend(refused) });
  const page = await ask(`/en${query}`);
  expect([page.status, stateIn(await page.text())]).toEqual([200, state]);
});

test('the page shows when to try again if the host says so', async () => {
  const busy = () => createProblemAnswer(429, 'too-many-requests', { 'Retry-After': '840' });
  const { text } = await openTestSite({ backend: searchingBackend(busy) });
  const page = await text(`/en${query}`);
  expect(stateIn(page)).toBe('notSearched');
  expect(page).toContain('Please try again in 15 minutes.');
});

test.each([404, 405, 501])('a host elsewhere that answers a search with %i has none', async (status) => {
  const foreign = await openForeignHost(() => ({ status, body: 'no such address' }));
  const request = new Request(`http://localhost${search}`, { headers: { Authorization: 'Bearer a' } });
  const foreignAnswer = await foreign.backend.fetch(request, caller);
  expect([foreignAnswer.status, await foreignAnswer.json()]).toMatchObject([404, { status: 404 }]);
});
