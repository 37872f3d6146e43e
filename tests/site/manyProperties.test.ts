import { expect, test } from 'vitest';
import { apiBase } from '../../contract/operations.ts';
import { getRequestedPage } from '../../contract/rules/requestedDates.ts';
import { takePage } from '../../contract/values/listPages.ts';
import type { UnitCard } from '../../contract/schemas/unitList.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createSitemap } from '../../server/site/wellKnown/sitemap.ts';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const [card] = examples.listRentalUnits.answer.units as unknown as UnitCard[];
const stay = '?from=2099-05-03&to=2099-05-06&guests=2';

const createIds = (count: number) => Array.from({ length: count }, (_, index) => `casa-${index + 1}`);

/** A site whose host lists this number of properties; a third of them is free on any dates. */
async function openSiteWith(count: number) {
  const unitIds = createIds(count);
  const units = unitIds.map((id) => ({ ...card!, id, name: `Casa ${id}` }));
  const list = { unitCount: count, maxGuests: 4 };
  const backend = createFakeBackend({
    getOffered: () => ({ version: 0, unitIds }),
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      backend.requests.push(pathname);
      const isSearch = pathname.startsWith(`${apiBase}/stay-search/`);
      const free = Math.ceil(count / 3);
      const results = units.map((unit, index) => ({
        ...unit,
        ...(isSearch &&
          (index < free
            ? { total: { amount: 60_500, currency: 'EUR' } }
            : { obstacle: { reason: 'taken' } })),
      }));
      const { page, items } = takePage(results, Number(pathname.split('/').at(-1)));
      const [, , startDate, endDate] = pathname.slice(apiBase.length).split('/');
      const searched = { startDate, endDate, guestCount: 2, nights: 3, freeUnitCount: free };
      return Promise.resolve(Response.json({ ...(isSearch && searched), ...list, page, units: items }));
    },
  });
  return { backend, ...(await openTestSite({ backend, listed: unitIds })) };
}

const countBytes = async (count: number, path: string) => {
  const { text } = await openSiteWith(count);
  return new TextEncoder().encode(await text(path)).byteLength;
};

test.each([
  ['the landing page', '/de'],
  ['its second page', '/de?page=2'],
  ['the landing page with dates', `/de${stay}`],
])('%s does not grow with the number of properties', async (_, path) => {
  const [few, many] = [await countBytes(50, path), await countBytes(1000, path)];
  expect(many).toBeLessThanOrEqual(62_000);
  expect(many).toBeLessThanOrEqual(few * 1.3);
});

test('no page contains a list of all properties, and each page takes one call', async () => {
  const { backend, text } = await openSiteWith(1000);
  for (const path of ['/de', '/de?page=2', `/de${stay}`]) {
    backend.requests.length = 0;
    expect(await text(path)).not.toContain('casa-500');
    expect(backend.requests).toHaveLength(1);
  }
});

const getHrefs = (page: string, rel: string) =>
  [...page.matchAll(new RegExp(`rel="${rel}"(?: hreflang="[^"]*")? href="([^"]*)"`, 'g'))].map(
    ([, href]) => href,
  );

test('each page without dates is cached, and has a canonical address and links to its neighbours', async () => {
  const { ask, askNode, text } = await openSiteWith(60);
  const page = await text('/de?page=2');
  expect(getHrefs(page, 'canonical')).toEqual(['http://localhost/de?page=2']);
  expect(getHrefs(page, 'alternate')).toContain('http://localhost/pt?page=2');
  expect(getHrefs(page, 'next')).toEqual(['/de?page=3#list']);
  expect(getHrefs(page, 'prev')).toEqual(['/de#list']);
  expect((await ask('/de?page=2')).headers.get('Cache-Control')).toContain('public');
  expect((await askNode('/de?page=2', { 'Accept-Encoding': 'br' })).headers.get('ETag')).not.toBeNull();
});

test('results keep the dates in the links to other pages, and are not listed separately', async () => {
  const { text } = await openSiteWith(60);
  const page = await text(`/de${stay}&page=2`);
  expect(getHrefs(page, 'canonical')).toEqual(['http://localhost/de']);
  expect(getHrefs(page, 'next')).toEqual([`/de${stay.replaceAll('&', '&amp;')}&amp;page=3#list`]);
  expect(getHrefs(page, 'prev')).toEqual([`/de${stay.replaceAll('&', '&amp;')}#list`]);
});

test('a page after the last one shows the last properties, and is neither listed nor cached', async () => {
  const { ask, backend } = await openSiteWith(60);
  for (const path of ['/de?page=4', '/de?page=4', '/de?page=999']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-cache']);
    const page = await answer.text();
    expect(page).toContain('casa-60');
    expect(page).toContain('noindex');
  }
  expect(backend.requests).toHaveLength(3);
});

test.each([
  ['?page=2', 2],
  ['?from=2099-05-03&page=12', 12],
  ['?page=1', 1],
  ['?page=0', 1],
  ['?page=02', 1],
  ['?page=-1', 1],
  ['?page=99999', 1],
  ['?page=two', 1],
  ['', 1],
])('the query "%s" requests page %i', (query, page) => {
  expect(getRequestedPage(query)).toBe(page);
});

test('the sitemap of many properties is an index of parts, which are created once', async () => {
  const unitIds = createIds(1001);
  const getFile = createSitemap(
    { publicUrl: 'https://stay.test', languages: ['pt', 'en'] },
    { getOffered: () => ({ version: 0, unitIds }) },
  );
  const read = async (path: string) => {
    const file = await getFile(path);
    return [...new TextDecoder().decode(file?.identity.body).matchAll(/<loc>([^<]*)/g)].map(([, address]) =>
      address?.replace('https://stay.test', ''),
    );
  };
  const parts = await read('/sitemap.xml');
  expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const pages = (await Promise.all(parts.map((part) => read(part!)))).flat();
  expect(pages).toEqual(['/pt', '/en', ...unitIds.flatMap((id) => [`/pt/${id}`, `/en/${id}`])]);
  expect(await getFile('/sitemap-2.xml')).toBe(await getFile('/sitemap-2.xml'));
  expect(getFile('/sitemap-4.xml')).toBeUndefined();
  expect(getFile('/sitemap-0.xml')).toBeUndefined();
});
