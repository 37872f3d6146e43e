import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pickEncoding } from '../../server/site/assets/encoded.ts';
import { compressRest, loadStaticFiles } from '../../server/site/assets/staticFiles.ts';
import { createTestFolder } from '../support/folders.ts';
import { requireBuild } from './support/requireBuild.ts';
import { openTestSite } from './support/site.ts';

test('built files never change under their name, and are compressed', async () => {
  const { entry } = (await requireBuild()).getFiles(undefined, 'en');
  const { ask } = await openTestSite();
  const answer = await ask(entry, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  const plain = await (await ask(entry)).text();
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
});

test.each(['/assets/none.js', '/.vite/manifest.json', '/assets/..%2f.vite%2fmanifest.json', '/package.json'])(
  '%s is not served',
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
])('a missing file at %s is not answered with a rendered error page', async (path) => {
  const { ask } = await openTestSite();
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Content-Type')]).not.toEqual([
    404,
    expect.stringMatching(/html/),
  ]);
});

test('a quickly compressed file gets smaller after recompression, also after the next start', async () => {
  const folder = await createTestFolder();
  const text = 'hello '.repeat(1_000);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), text);
  await writeFile(join(folder, 'assets/a.js.gz'), gzipSync(text));
  // As one of which a process left the half.
  await writeFile(join(folder, 'assets/a.js.br.1'), '?');
  // A newer build may have replaced it.
  await writeFile(join(folder, 'icon.svg'), text);
  await writeFile(join(folder, 'icon.svg.gz'), gzipSync(text));
  const getEncoding = (files: Awaited<ReturnType<typeof loadStaticFiles>>) => {
    const { headers, etag, body } = pickEncoding(files.get('/assets/a.js')!, 'gzip, br');
    return { encoding: headers['Content-Encoding'], etag, bytes: body.byteLength };
  };
  const files = await loadStaticFiles(folder);
  const before = getEncoding(files);
  expect([...files.keys()].sort()).toEqual(['/assets/a.js', '/icon.svg']);
  expect(before.encoding).toBe('gzip');

  await compressRest(files, folder, AbortSignal.abort());
  expect(getEncoding(files)).toEqual(before);
  await compressRest(files, folder, new AbortController().signal);
  const after = getEncoding(files);
  expect(after.encoding).toBe('br');
  expect(after.bytes).toBeLessThan(before.bytes);
  expect(after.etag).not.toBe(before.etag);
  expect(brotliDecompressSync(files.get('/assets/a.js')!.br!.body).toString()).toBe(text);

  expect(await readdir(join(folder, 'assets'))).toContain('a.js.br');
  expect(await readdir(folder)).not.toContain('icon.svg.br');
  expect(getEncoding(await loadStaticFiles(folder))).toEqual(after);
});
