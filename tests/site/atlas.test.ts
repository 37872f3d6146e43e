import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { openTestSite } from './support/site.ts';

const page = '<!doctype html><title>The atlas</title>';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(await createTestFolder(), 'atlas');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

const built = () =>
  folderWith({
    'index.html': page,
    'booking/index.html': page,
    'atlas.js': 'start();',
    'pictures/mails/code.html': '<p style="color: green">Your code</p>',
    'pictures/one.webp': 'bytes of a picture',
    '.hidden': 'not for others',
    '../beside.txt': 'not for others',
  });

test('the atlas is not served unless it is enabled', async () => {
  const { ask } = await openTestSite();
  for (const path of ['/atlas', '/atlas/', '/atlas/booking/']) {
    const answer = await ask(path, { redirect: 'follow' });
    expect([path, answer.status === 308 || answer.status === 404]).toEqual([path, true]);
    expect(await answer.text()).not.toContain('<title>The atlas</title>');
  }
  expect((await ask('/atlas')).status).toBe(404);
});

test.each([
  [undefined, undefined],
  ['off', undefined],
  ['on', 'dist/atlas'],
  ['./our/atlas', './our/atlas'],
])('ATLAS=%s has the folder %s', (ATLAS, folder) => {
  expect(readConfig(ATLAS === undefined ? {} : { ATLAS }).atlas).toBe(folder);
});

test('a mistyped ATLAS stops the start', () => {
  expect(() => readConfig({ ATLAS: 'yes' })).toThrow();
});

describe('the enabled atlas', () => {
  test('has pages that are revalidated, and sent again only after a change', async () => {
    const folder = await built();
    const { ask } = await openTestSite({ atlas: folder });
    const first = await ask('/atlas/booking/', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(page);
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const known = {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('ETag')! },
    };
    expect((await ask('/atlas/booking/', known)).status).toBe(304);

    await writeFile(join(folder, 'booking/index.html'), `${page}Anew`);
    await utimes(join(folder, 'booking/index.html'), 1, 1);
    const revalidated = await ask('/atlas/booking/', known);
    expect(revalidated.status).toBe(200);
  });

  test('has pages that run only its own script, cannot be framed, and are not indexed', async () => {
    const { ask, text } = await openTestSite({ atlas: await built() });
    const { headers } = await ask('/atlas/');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await text('/robots.txt')).toContain('Disallow: /atlas/\n');
  });

  test('shows an e-mail as it was sent, without functions', async () => {
    const { ask } = await openTestSite({ atlas: await built() });
    const policy = (await ask('/atlas/pictures/mails/code.html')).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/style-src 'unsafe-inline'.*; sandbox$/);
    expect(policy).not.toContain('script-src');
  });

  test('has links within a page that work with and without a slash at the end of its address', async () => {
    const { ask } = await openTestSite({ atlas: await built() });
    for (const path of ['/atlas', '/atlas/booking']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${path}/`]);
    }
  });

  test.each([
    '/atlas/.hidden',
    '/atlas/../beside.txt',
    '/atlas/%2e%2e/beside.txt',
    '/atlas/..%2fbeside.txt',
    '/atlas//beside.txt',
    '/atlas/pictures/',
    '/atlas/none/',
    '/atlas/none.js',
  ])('does not serve %s', async (path) => {
    const { ask } = await openTestSite({ atlas: await built() });
    const answer = await ask(path);
    expect(answer.status).not.toBe(200);
    expect(await answer.text()).not.toContain('not for others');
  });

  test('explains before the build how to build it, on the page and in the log', async () => {
    const folder = join(await createTestFolder(), 'atlas');
    const { ask, log } = await openTestSite({ atlas: folder });
    const answer = await ask('/atlas/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Build it with `npm run atlas`');
    expect(log.filter((line) => line.includes('Build it with `npm run atlas`'))).toHaveLength(1);

    await mkdir(folder);
    await writeFile(join(folder, 'index.html'), page);
    expect((await ask('/atlas/')).status).toBe(200);
  });

  test('has pictures and scripts that count as files, of which a page has many', async () => {
    const { askFrom } = await openTestSite({ atlas: await built() });
    const requests = Array.from({ length: 700 }, () => askFrom('203.0.113.9', '/atlas/pictures/one.webp'));
    const answers = await Promise.all(requests);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});
