import { describe, expect, test } from 'vitest';
import { tokenPath } from '../../contract/schemas/token.ts';
import { thisSite } from '../../server/site/callers/caller.ts';
import { embeddedBackend } from '../../server/site/index.ts';
import { requireBuild } from './support/requireBuild.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { createSiteLog, openTestSite } from './support/site.ts';

const property = `/en/${unit.id}`;
const getId = (answer: Response) => answer.headers.get('X-Request-Id');
const idsIn = (lines: readonly string[]) =>
  lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);

describe('a request', () => {
  test.each(['/', '/en', property, '/en/nowhere', '/health', '/api/1/rental-unit/nowhere', '/robots.txt'])(
    'a request of %s gets its id, which is in its log line',
    async (path) => {
      const { ask, log } = await openTestSite();
      const id = getId(await ask(path));
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(idsIn(log)).toEqual([id]);
    },
  );

  test('has another id than the one before, in a page that is kept too', async () => {
    const { ask, askNode } = await openTestSite();
    const answers = [
      await ask(property),
      await ask(property),
      await askNode(property),
      await askNode(property),
    ];
    expect(new Set(answers.map(getId)).size).toBe(4);
  });

  test.each(['4f1d2c', 'a_b-c=', 'x'.repeat(255)])('keeps the id %s that a proxy gave it', async (id) => {
    const { ask, askNode, log } = await openTestSite();
    await ask(property);
    const headers = { 'x-request-id': id };
    expect([getId(await ask(property, { headers })), getId(await askNode(property, headers))]).toEqual([
      id,
      id,
    ]);
    expect(idsIn(log).slice(1)).toEqual([id, id]);
  });

  test.each(['', 'two words', '{"level":60}', 'a,b', 'x'.repeat(256)])('does not keep %j', async (id) => {
    const { ask, askNode, log } = await openTestSite();
    await ask(property);
    const headers = { 'x-request-id': id };
    const ids = [getId(await ask(property, { headers })), getId(await askNode(property, headers))];
    for (const each of ids) expect(each).toMatch(/^[\da-f-]{36}$/);
    expect(idsIn(log).slice(1)).toEqual(ids);
  });
});

describe('every line of the log that a request caused carries its id', () => {
  test('when a page could not be rendered', async () => {
    const finish = () => Promise.reject(new Error('a mistake of the site'));
    const { ask, log } = await openTestSite({ build: { ...(await requireBuild()), finish } });
    const answer = await ask(property);
    expect(answer.status).toBe(500);
    expect(log.join('')).toMatch(/page could not be rendered[^]*request failed[^]*request completed/);
    expect(new Set(idsIn(log))).toEqual(new Set([getId(answer)]));
  });

  test('when it is the host behind the site that writes it, about a call or about a page', async () => {
    const kept = createSiteLog();
    const behind = createFakeBackend();
    const host = {
      ...behind,
      fetch: async (request: Request) => {
        await new Promise((done) => setImmediate(done));
        kept.log.warn('from within the host');
        return request.url.endsWith(tokenPath)
          ? behind.requestToken({ id: '', secret: '' }, thisSite)
          : behind.fetch(request, thisSite);
      },
    };
    const { ask } = await openTestSite({ backend: embeddedBackend(host, 'http://localhost'), kept });
    const answers = await Promise.all([
      ask('/api/1/rental-unit/x'),
      ask('/api/1/rental-unit/y'),
      ask(property),
    ]);
    const ids = idsIn(kept.lines);
    for (const id of answers.map(getId)) expect(ids.filter((each) => each === id).length).toBeGreaterThan(1);
    expect(new Set(ids)).toEqual(new Set(answers.map(getId)));
  });
});
