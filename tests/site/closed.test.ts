import { describe, expect, test } from 'vitest';
import type { MissingService } from '../../contract/dashboard/settings.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

/** A site whose host can open it, with the paths of the calls that reach the host. */
async function openClosedSite() {
  const calls: string[] = [];
  const state: { closedFor: MissingService[]; isDemo: boolean; version: number } = {
    closedFor: ['mail'],
    isDemo: false,
    version: 0,
  };
  const plain = createFakeBackend();
  const backend = createFakeBackend({
    getOffered: () => ({ unitIds: [unit.id], ...state }),
    fetch: (request, caller) => {
      calls.push(new URL(request.url).pathname);
      return plain.fetch(request, caller);
    },
  });
  return { ...(await openTestSite({ backend })), calls, state };
}

describe('a site that is being prepared', () => {
  test.each(completeLanguages)('shows one page instead of all others in %s', async (language) => {
    const { ask, calls } = await openClosedSite();
    const texts = new Set<string>();
    for (const path of [`/${language}`, `/${language}/${unit.id}`, `/${language}/${unit.id}/contact`]) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3600']);
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain('href="/host"');
      expect(html).not.toContain('type="module"');
      texts.add(html);
    }
    expect(texts.size).toBe(1);
    expect(calls).toEqual([]);
  });

  test.each([
    ['GET', `/api/1/rental-unit/${unit.id}`],
    ['POST', '/api/1/reservation'],
    ['POST', '/api/1/reservation/price-preview'],
    ['GET', '/api/1/stay-search/2027-01-01/2027-01-04/2/0'],
    ['POST', '/en'],
  ])('refuses the call %s %s', async (method, path) => {
    const { ask, calls } = await openClosedSite();
    const answer = await ask(path, { method });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ type: expect.stringMatching(/unavailable$/) as string });
    expect(calls).toEqual([]);
  });

  test.each(['/sitemap.xml', `/images/preview/en/${unit.id}.jpg`])('does not answer %s', async (path) => {
    const { ask } = await openClosedSite();
    expect((await ask(path)).status).toBe(503);
  });

  test.each(['/host', '/host/setup', '/health', '/robots.txt'])('answers %s', async (path) => {
    const { ask } = await openClosedSite();
    expect((await ask(path)).status).toBe(200);
  });

  const pages = ['/en/reservation', '/en/reservation/HZD5-464X', '/en/privacy'];
  const reservationCalls = [
    ['GET', '/api/1/reservation/HZD5-464X/a-token'],
    ['POST', '/api/1/reservation/cancel'],
    ['POST', '/api/1/reservation/guests'],
    ['POST', '/api/1/payment'],
    ['GET', '/calendars/casa/a-token.ics'],
  ] as const;

  test('answers guests with a reservation, and calendars of other channels', async () => {
    const { ask, calls } = await openClosedSite();
    for (const path of pages) expect((await ask(path)).status, path).not.toBe(503);
    calls.length = 0;
    for (const [method, path] of reservationCalls) await ask(path, { method });
    expect(calls).toEqual(reservationCalls.map(([, path]) => path));
  });

  test('answers nothing about the demo', async () => {
    const { ask, state } = await openClosedSite();
    state.isDemo = true;
    for (const path of pages) expect((await ask(path)).status, path).toBe(503);
    const { status } = await ask('/api/1/reservation/cancel', { method: 'POST' });
    expect(status).toBe(503);
  });

  test('passes the calls of the dashboard and the events of the payment gateway to the host', async () => {
    const { ask, calls } = await openClosedSite();
    await ask('/api/host/1/session');
    await ask('/api/1/payment/webhook', { method: 'POST' });
    expect(calls).toEqual(['/api/host/1/session', '/api/1/payment/webhook']);
  });

  test('opens when nothing is missing any more, and closes again, with no page of the other state', async () => {
    const { ask, askFrom, state } = await openClosedSite();
    expect((await ask('/en')).status).toBe(503);
    Object.assign(state, { closedFor: [], version: 1 });
    expect((await ask('/en')).status).toBe(200);
    Object.assign(state, { closedFor: ['payments'], version: 2 });
    expect((await ask('/en')).status).toBe(503);
    expect((await askFrom('203.0.113.7', '/en')).status).toBe(503);
  });
});
