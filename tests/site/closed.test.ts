import { describe, expect, test } from 'vitest';
import type { MissingService } from '../../contract/dashboard/settings.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

/** A site whose host can open it, with the paths of the calls that reach the host. */
async function openClosedSite() {
  const calls: string[] = [];
  const state: { closedFor: MissingService[]; version: number } = { closedFor: ['mail'], version: 0 };
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
    for (const path of [`/${language}`, `/${language}/${unit.id}`, `/${language}/imprint`]) {
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
    ['POST', '/api/1/reservations'],
    ['POST', '/token'],
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
