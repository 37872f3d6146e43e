import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtSite } from './support/builtSite.ts';
import { openTestSite } from './support/site.ts';

test('built files never change under their name, and come compressed', async () => {
  const { entry } = (await builtSite()).filesOf(undefined, 'en');
  const { ask } = await openTestSite();
  const answer = await ask(entry, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  const plain = await (await ask(entry)).text();
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
});

test.each(['/assets/none.js', '/.vite/manifest.json', '/assets/..%2f.vite%2fmanifest.json', '/package.json'])(
  '%s is not to be had',
  async (path) => {
    const { ask } = await openTestSite();
    expect((await ask(path)).status).toBe(404);
  },
);

test.each([
  '/assets/none.js',
  '/images/320/casa/none.webp',
  '/images/321/casa/a.webp',
  '/media/casa/none.jpg',
])('where %s would be, no page is made to say that it is not there', async (path) => {
  const { ask } = await openTestSite();
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Content-Type')]).not.toEqual([
    404,
    expect.stringMatching(/html/),
  ]);
});
