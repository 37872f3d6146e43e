import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { hintEarly, linksTo } from '../../server/site/pages/earlyHints.ts';

const links = linksTo({ styles: ['/assets/frame.css'], fonts: ['/assets/figtree.woff2'] });

/** What is said before the answer to who asks with these headers. */
async function hintedTo(headers: Record<string, string>, hinted = links) {
  const said: unknown[] = [];
  const app = new Hono().get('*', (c) => {
    hintEarly(c, hinted);
    return c.text('');
  });
  await app.request(
    '/en',
    { headers },
    { outgoing: { writeEarlyHints: (hints: unknown) => said.push(hints) } },
  );
  return said;
}

const passing = { 'X-Early-Hints': 'on' };
const navigating = { 'Sec-Fetch-Mode': 'navigate' };

test('a browser that asks for a page by a proxy that passes it on is told styles and faces before the page is made', async () => {
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
])('%s is told nothing, for they would take it for the answer', async (_, headers) => {
  expect(await hintedTo(headers)).toEqual([]);
});

test('where nothing is known of a page nothing is said', async () => {
  expect(await hintedTo({ ...passing, ...navigating }, [])).toEqual([]);
});
