import { describe, expect, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { getKind } from '../../server/site/callers/limits.ts';
import examples from '../../server/host/openapi/examples.json' with { type: 'json' };
import { createFakeBackend, createProblemAnswer, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const publicUrl = 'https://stay.example';
const path = `/en/${unit.id}`;
const query = '?from=2099-05-12&to=2099-05-15&guests=3';

/** A host that answers price requests as a test says; `requestedStays` contains their stays. */
async function openPricedSite(
  answerPrice: (stay: { endDate: string }) => Response | Promise<Response> = () =>
    Response.json({ ...examples.previewPrice.answer, total: { amount: 60_500, currency: 'EUR' } }),
) {
  const requestedStays: unknown[] = [];
  const known = createFakeBackend();
  const backend = createFakeBackend({
    fetch: async (request, caller) => {
      if (new URL(request.url).pathname !== apiBase + operations.previewPrice.path) {
        return known.fetch(request, caller);
      }
      const stay = (await request.json()) as { endDate: string };
      requestedStays.push(stay);
      return answerPrice(stay);
    },
  });
  return { requestedStays, ...(await openTestSite({ backend, publicUrl })) };
}

const getProperty = (page: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(page)?.[1];

const descriptions: Readonly<Partial<Record<Language, readonly [title: string, start: string]>>> = {
  en: ['12 – 15 May 2099', '3 nights, 3 guests: €605 in total. '],
  de: ['12.–15. Mai 2099', '3 Nächte, 3 Gäste: insgesamt 605\u00a0€. '],
  fr: ['12–15 mai 2099', '3 nuits, 3 voyageurs\u00a0: 605\u00a0€ au total. '],
  pt: ['12–15 de maio de 2099', '3 noites, 3 hóspedes: 605\u00a0€ no total. '],
  es: ['12–15 de mayo de 2099', '3 noches, 3 huéspedes: 605\u00a0€ en total. '],
};

describe('the preview of a link to a property with dates', () => {
  test.each(completeLanguages)('contains the dates, the guests and the price in %s', async (language) => {
    const { text } = await openPricedSite();
    const page = await text(`/${language}/${unit.id}${query}`);
    const [dates, start] = descriptions[language]!;
    expect(getProperty(page, 'title')?.replaceAll('\u2009', ' ')).toBe(`${unit.name} · ${dates}`);
    expect(getProperty(page, 'description')?.replaceAll('\u202f', '\u00a0')).toBe(start + unit.summary);
    expect(getProperty(page, 'image')).toContain(`/images/preview/${language}/${unit.id}.jpg`);
  });

  test('has an address with the stay only, while search engines list the page without it', async () => {
    const { text } = await openPricedSite();
    const page = await text(`${path}?utm_source=mail&from=2099-05-12&guests=3&fbclid=a&to=2099-05-15`);
    expect(getProperty(page, 'url')).toBe(publicUrl + path + query.replaceAll('&', '&amp;'));
    expect(page).toContain(`<link rel="canonical" href="${publicUrl}${path}" />`);
    expect(page).not.toContain('utm_source');
    expect(page).not.toContain('fbclid');
  });

  test.each([
    ['are taken', () => createProblemAnswer(409, 'dates-unavailable')],
    ['cannot be priced, because the host fails', () => createProblemAnswer(503, 'unavailable')],
    ['cannot be priced in time', () => new Promise<Response>(() => {})],
  ])('contains no price if the dates %s', async (_, answerPrice) => {
    const { ask } = await openPricedSite(answerPrice);
    const answer = await ask(path + query);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(getProperty(page, 'title')).toContain('May 2099');
    expect(getProperty(page, 'description')).toBe(`3 nights, 3 guests. ${unit.summary}`);
  });

  test('contains the price for two guests if the link has more than the property allows', async () => {
    const { text, requestedStays } = await openPricedSite();
    expect(getProperty(await text(`${path}?from=2099-05-12&to=2099-05-15&guests=99`), 'description')).toMatch(
      /^3 nights, 2 guests: /,
    );
    expect(requestedStays).toMatchObject([{ guestCount: 2 }]);
  });

  test.each([
    '?from=2020-05-12&to=2020-05-15',
    '?from=2099-05-15&to=2099-05-12',
    '?from=2099-02-30&to=2099-03-02',
    '?from=2099-05-12',
    '?guests=3',
    '?from=%3Cscript%3E&to=2099-05-15',
  ])('is that of the property without dates for %s', async (invalid) => {
    const { text, requestedStays } = await openPricedSite();
    expect(await text(path + invalid)).toBe(await text(path));
    expect(requestedStays).toEqual([]);
  });
});

test('pages of different dates share no HTML, and the page without dates stays the same', async () => {
  const { ask, text } = await openPricedSite(({ endDate }) =>
    Response.json({
      ...examples.previewPrice.answer,
      total: { amount: Number(endDate.slice(-2)) * 1000, currency: 'EUR' },
    }),
  );
  const plain = await text(path);
  const getPrice = async (to: string) => {
    const answer = await ask(`${path}?from=2099-05-12&to=2099-05-${to}`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    return /€\d+/.exec(getProperty(await answer.text(), 'description') ?? '')?.[0];
  };
  expect(await Promise.all(['15', '16', '15'].map(getPrice))).toEqual(['€150', '€160', '€150']);
  expect(await text(path)).toBe(plain);
  const [, dated = ''] = (await text(path + query)).split('<body>');
  expect(dated).toBe(plain.split('<body>')[1]);
});

test.each([
  [path, query, 'search'],
  [path, '?from=soon&to=later', 'page'],
  ['/en/privacy', query, 'page'],
  [`${path}/contact`, query, 'page'],
] as const)('a request for %s%s counts as "%s"', (address, itsQuery, kind) => {
  expect(getKind('GET', address, itsQuery)).toBe(kind);
});
