import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../server/site/callers/limits.ts';
import { useUpLimit, sendRequest, requestsOfKinds, guest, kinds, other } from './support/callerRequests.ts';
import { openForeignHost } from './support/foreignHost.ts';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const asAProblem = [
  'application/problem+json',
  '{"type":"https://estadia.dev/problems/too-many-requests","title":"Too many requests","status":429}',
];
const asAText = [
  expect.stringMatching(/^text\/plain/),
  'Too many requests\n\nToo many requests came from your connection in a short time. Please try again in a minute.\n',
];

describe('a network over its limit', () => {
  // However long a machine takes, it takes no time here.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(kinds)('has to wait for the kind "%s", while other callers are answered', async (kind) => {
    const site = await openTestSite();
    await useUpLimit(site, kind);
    const refused = await sendRequest(site, kind);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe(String(limits[kind].seconds));
    expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const answer = [refused.headers.get('Content-Type'), await refused.text()];
    expect(answer).toEqual(['page', 'search', 'file'].includes(kind) ? asAText : asAProblem);
    expect((await sendRequest(site, kind, other)).status).not.toBe(429);

    vi.advanceTimersByTime(limits[kind].seconds * 1000 - 1);
    const later = await sendRequest(site, kind);
    expect([later.status, later.headers.get('Retry-After')]).toEqual([429, '1']);
    vi.advanceTimersByTime(1);
    expect((await sendRequest(site, kind)).status).not.toBe(429);
  });

  test('has to wait for calendar addresses too', async () => {
    const site = await openTestSite();
    await useUpLimit(site, 'read');
    expect((await site.askFrom(guest, '/calendars/casa/a-guess.ics')).status).toBe(429);
    expect((await site.askFrom(other, '/calendars/casa/a-guess.ics')).status).not.toBe(429);
  });

  test.each([
    ['/en', 'en', 'Please try again in a minute.'],
    [`/pt/${unit.id}`, 'pt', 'Tente novamente dentro de um minuto.'],
    ['/de/nowhere', 'de', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
    ['/', 'es', 'Vuelva a intentarlo dentro de un minuto.'],
  ])('reads a sentence instead of the page %s', async (path, language, words) => {
    const site = await openTestSite();
    await useUpLimit(site, 'page');
    const refused = await site.askFrom(guest, path, { headers: { 'Accept-Language': 'es' } });
    expect([refused.status, refused.headers.get('Content-Language')]).toEqual([429, language]);
    expect(refused.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await refused.text()).toContain(words);
  });

  test('is charged three cached pages for a page that must be rendered', async () => {
    const site = await openTestSite();
    await site.askFrom(other, '/en');
    await useUpLimit(site, 'page');
    for (const path of ['/en', '/pt', '/en/nowhere'])
      expect((await site.askFrom(guest, path)).status).toBe(429);
    const fresh = await openTestSite();
    await fresh.askFrom(other, '/en');
    for (let count = 0; count < 5; count += 1) await fresh.askFrom(guest, '/en/nowhere');
    for (let count = 15; count < limits.page.calls; count += 1) {
      expect((await fresh.askFrom(guest, '/en')).status).toBe(200);
    }
    expect((await fresh.askFrom(guest, '/en')).status).toBe(429);
  });

  test('can still book after it has read all allowed pages', async () => {
    const site = await openTestSite();
    await useUpLimit(site, 'page');
    for (const kind of kinds.filter((one) => one !== 'page')) {
      expect((await sendRequest(site, kind)).status).not.toBe(429);
    }
  });

  test('includes all addresses of the network', async () => {
    const site = await openTestSite();
    for (let count = 0; count < limits.hold.calls; count += 1) {
      await sendRequest(site, 'hold', `2001:db8:0:7::${count.toString(16)}`);
    }
    expect((await sendRequest(site, 'hold', '2001:db8:0:7:ffff:1:2:3')).status).toBe(429);
    expect((await sendRequest(site, 'hold', '2001:db8:0:8::1')).status).not.toBe(429);
  });

  test('is limited in front of an external host, which gets the address of the caller', async () => {
    const { backend, requests } = await openForeignHost();
    const site = await openTestSite({ backend });
    for (const kind of ['hold', 'token'] as const) {
      await useUpLimit(site, kind);
      expect((await sendRequest(site, kind)).status).toBe(429);
    }
    expect(requests).toHaveLength(limits.hold.calls + limits.token.calls);
    expect(new Set(requests.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set([guest]));
  });
});

describe('exempt callers', () => {
  test('include this machine when guests use it too', async () => {
    const site = await openTestSite();
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) await useUpLimit(site, 'code', address);
    expect((await sendRequest(site, 'code', '127.0.0.1')).status).not.toBe(429);
  });

  test('do not include this machine when all guests come from other machines', async () => {
    const site = await openTestSite({ callers: { countsThisMachine: true } });
    await useUpLimit(site, 'code', '127.0.0.1');
    expect((await sendRequest(site, 'code', '127.0.0.1')).status).toBe(429);
  });

  test('do not include a caller who has hung up', async () => {
    const site = await openTestSite();
    const ask = () => site.askFrom(undefined, ...([requestsOfKinds.code[1], { method: 'POST' }] as const));
    for (let count = 0; count < limits.code.calls; count += 1) await ask();
    expect((await ask()).status).toBe(429);
  });
});

describe('an external host', () => {
  test('gets the address of the caller as far as trusted proxies report it', async () => {
    const { backend, requests } = await openForeignHost();
    const site = await openTestSite({ backend, callers: { proxies: 2 } });
    const headers = { 'X-Forwarded-For': '198.51.100.1, 2001:db8::7, 10.0.0.2' };
    await site.askFrom('10.0.0.3', '/en/casa', { headers });
    await site.askFrom('10.0.0.3', '/api/1/rental-unit/casa', { headers });
    expect(requests.length).toBeGreaterThan(1);
    expect(new Set(requests.map((one) => one.headers['x-forwarded-for']))).toEqual(
      new Set(['2001:db8::7, 10.0.0.2, 10.0.0.3']),
    );
  });

  test('gets no headers that a caller made up', async () => {
    const { backend, requests } = await openForeignHost();
    const site = await openTestSite({ backend });
    await site.askFrom(guest, '/api/1/rental-unit/casa', { headers: { 'X-Forwarded-For': '198.51.100.1' } });
    expect(requests.map((one) => one.headers['x-forwarded-for'])).toEqual([guest]);
  });
});
