import { describe, expect, test } from 'vitest';
import { measureProcessorTime, measureQuadraticSearch } from '../support/processorTime.ts';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

describe('the way to the canonical address of a page', () => {
  test.each([
    ['/en/casa-azul/', '/en/casa-azul'],
    ['//en//', '/en'],
    ['/EN/Casa-Azul', '/en/casa-azul'],
    ['/en/casa-azul%20', '/en/casa-azul'],
    ['/en/casa-azul%3Ffrom=2031-05-10', '/en/casa-azul?from=2031-05-10'],
  ])('%s leads to %s', async (path, target) => {
    const { ask } = await openTestSite();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, target]);
  });

  test.each([
    '/%5Cevil.example/',
    '/%5C%5Cevil.example/',
    '/%09/evil.example/',
    '/%0a/evil.example/',
    '/%0d%0aX:1/',
    '/%00/',
    '///evil.example//',
    '/\u00ad/evil.example/',
  ])('never leads to another site: %s', async (path) => {
    const { ask } = await openTestSite();
    const answer = await ask(path);
    expect([308, 404]).toContain(answer.status);
    const location = answer.headers.get('Location') ?? '/';
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
  });

  test('the canonical address is found at once, however many slashes there are', async () => {
    const { ask } = await openTestSite();
    const getPath = (slashes: number) => `/a${'/'.repeat(slashes)}a/`;
    expect((await ask(getPath(15_000))).status).toBe(308);
    // Five times the length of the search: a pattern that tries each slash again would take 25 times as long.
    const cost = await measureProcessorTime(() => ask(getPath(150_000)));
    expect(cost).toBeLessThan(await measureQuadraticSearch());
  });
});

describe('an address without a language', () => {
  test('leads to the page in the language of the visitor where there is one', async () => {
    const { ask } = await openTestSite();
    const answer = await ask(`/${unit.id}?guests=2`, { headers: { 'Accept-Language': 'de' } });
    const headers = ['Location', 'Cache-Control', 'Vary'].map((name) => answer.headers.get(name));
    expect([answer.status, ...headers]).toEqual([
      302,
      `/de/${unit.id}?guests=2`,
      'no-store',
      'Accept-Language, Cookie',
    ]);
  });

  test('an unknown page is not found', async () => {
    const { ask } = await openTestSite();
    expect((await ask('/nowhere')).status).toBe(404);
  });
});

describe('a reservation’s link that a mail gateway has rewritten', () => {
  test.each([
    '/en/reservation/n7w%23token=xyz.',
    '/en/reservation/n7w%2523token%253Dxyz',
    '/EN/Reservation/n7w%23Token=xyz&utm_source=mail',
    '/en/reservation/n7w?token=xyz',
  ])('leads to the whole link, and is kept and logged nowhere: %s', async (path) => {
    const { ask, log } = await openTestSite();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/en/reservation/n7w#token=xyz']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(log.join('')).not.toMatch(/xyz|n7w/);
  });

  test('keeps the fragment where only its path was changed', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('/EN/RESERVATION/r1?utm_source=mail');
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/en/reservation/r1?utm_source=mail',
    ]);
  });
});
