import { createServer, get } from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { hintEarly, createLinkHeaders } from '../../server/site/pages/earlyHints.ts';
import { listen } from '../support/listen.ts';
import { openTestSite } from './support/site.ts';

const links = createLinkHeaders({ styles: ['/assets/frame.css'], fonts: ['/assets/figtree.woff2'] });

/** The early hints before the answer to a request with these headers. */
async function hintedTo(headers: Record<string, string>, hinted = links) {
  const sentHints: unknown[] = [];
  const app = new Hono().get('*', (c) => {
    hintEarly(c, hinted);
    return c.text('');
  });
  await app.request(
    '/en',
    { headers },
    { outgoing: { writeEarlyHints: (hints: unknown) => sentHints.push(hints) } },
  );
  return sentHints;
}

const passing = { 'X-Early-Hints': 'on' };
const navigating = { 'Sec-Fetch-Mode': 'navigate' };

test('a browser behind a proxy that forwards early hints receives styles and fonts early', async () => {
  expect(await hintedTo({ ...passing, ...navigating })).toEqual([
    {
      link: [
        '</assets/frame.css>; rel=preload; as=style',
        '</assets/figtree.woff2>; rel=preload; as=font; type=font/woff2; crossorigin',
      ],
    },
  ]);
});

test.each([
  ['who asks without such a proxy', navigating],
  ['who does not go to a page', passing],
])('%s receives no early hints, which it would take for the answer', async (_, headers) => {
  expect(await hintedTo(headers)).toEqual([]);
});

test('a page without known files sends no hints', async () => {
  expect(await hintedTo({ ...passing, ...navigating }, [])).toEqual([]);
});

test('a cached page has its links in the answer; a page rendered for dates sends them before', async () => {
  const { ask, listener } = await openTestSite();
  await ask('/en');
  const port = await listen(createServer(listener));
  /** How many answers come before the last one. */
  const before = (path: string) =>
    new Promise<number>((done, fail) => {
      let count = 0;
      get({ port, path, headers: { ...passing, ...navigating } }, (answer) => {
        answer.resume().on('end', () => done(count));
      })
        .on('information', () => (count += 1))
        .on('error', fail);
    });
  expect(await before('/en')).toBe(0);
  expect(await before('/en?from=2027-05-03&to=2027-05-06&guests=2')).toBe(1);
});
