import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../support/listen.ts';
import { unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const property = `/en/${unit.id}`;

const everything = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].toSorted(([a], [b]) => a.localeCompare(b))),
  body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
});

test.each(['br', 'gzip', 'identity', 'gzip, br;q=0'])(
  'a page that is kept is answered on the fast path exactly as on the full one, in %s',
  async (accepted) => {
    const { ask, askNode } = await openTestSite();
    const headers = { 'accept-encoding': accepted, 'x-request-id': 'the-same' };
    const full = await everything(await ask(property, { headers }));
    expect(await everything(await askNode(property, headers))).toEqual(full);
  },
);

test('a page that is kept is the same over a connection, the first time and the next', async () => {
  const { ask, listener } = await openTestSite();
  const full = await ask(property, { headers: { 'accept-encoding': 'br' } });
  const { length } = new Uint8Array(await full.arrayBuffer());
  const port = await listen(createServer(listener));
  const html = await (await ask(property)).text();
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${property}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers.get('Content-Length')).toBe(String(length));
    expect(answer.headers.get('Content-Security-Policy')).toBe(full.headers.get('Content-Security-Policy'));
    expect(await answer.text()).toBe(html);
  }
});

test('the fast path is logged and counted too', async () => {
  const { ask, askNode, readMetrics, log } = await openTestSite();
  await ask(property);
  await askNode(property);
  expect(log.filter((line) => line.includes(`"path":"${property}"`))).toHaveLength(2);
  expect(await readMetrics()).toMatch(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} 2/);
});

test.each([
  ['a page that is not kept yet', '/de', {}, 200],
  ['a wrong address', '/en/no-such-unit', {}, 404],
  ['credentials in the address', `${property}?client_id=a&client_secret=b`, {}, 303],
  ['a browser that has the page', property, { 'if-none-match': 'known' }, 304],
])('%s takes the full path', async (_, path, headers, status) => {
  const { ask, askNode } = await openTestSite();
  const etag = (await ask(property)).headers.get('ETag')!;
  const known = 'if-none-match' in headers ? { 'if-none-match': etag } : {};
  expect((await askNode(path, known)).status).toBe(status);
});

test('a link to another language is remembered however the page is answered', async () => {
  const { ask, askNode } = await openTestSite();
  await ask('/pt');
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { referer: 'http://localhost/en', host: 'localhost' },
  ]) {
    expect((await askNode('/pt', headers as Record<string, string>)).headers.get('Set-Cookie')).toContain(
      'locale=pt',
    );
  }
});
