import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { getReason } from '../../scripts/getReason.ts';
import { precompressed } from '../../scripts/vite/precompressed.ts';
import { createTestFolder } from '../support/folders.ts';

const built = (root: string, input: string, { soon = false, entryFileNames = 'entry.js' } = {}) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [precompressed({ soon })],
    build: { rolldownOptions: { input: join(root, input), output: { entryFileNames } } },
  });

test('each built file has its compressed copies next to it', async () => {
  const root = await createTestFolder();
  await writeFile(join(root, 'entry.js'), 'console.log("hello");');
  await built(root, 'entry.js');
  const file = (ending: string) => readFile(join(root, `dist/entry.js${ending}`));
  const plain = (await file('')).toString();
  expect(plain).toContain('hello');
  expect(brotliDecompressSync(await file('.br')).toString()).toBe(plain);
  expect(gunzipSync(await file('.gz')).toString()).toBe(plain);
});

test.each([
  ['left to the site for files with a content hash in their name', 'assets/entry-1a2b.js', ['gz']],
  ['made of all others', 'entry.js', ['br', 'gz']],
])('small files that are needed soon are compressed with %s', async (_, name, copies) => {
  const root = await createTestFolder();
  await writeFile(join(root, 'entry.js'), 'console.log("hello");');
  await built(root, 'entry.js', { soon: true, entryFileNames: name });
  const there = await readdir(join(root, 'dist', dirname(name)));
  expect(there.sort()).toEqual(['', ...copies.map((copy) => `.${copy}`)].map((end) => basename(name) + end));
});

test('a failed build reports the reason in a file without colours', async () => {
  const root = await createTestFolder();
  await expect(built(root, 'not-there.js')).rejects.toThrow('not-there.js');
  await writeFile(join(root, 'broken.js'), 'export const a = ;');
  const failure = await built(root, 'broken.js').catch((error: unknown) => error);
  expect(getReason(failure, { isTTY: true })).toContain('\u001B[');
  const reason = getReason(failure, {});
  expect(reason).toMatch(/Unexpected token[^]*broken\.js/);
  expect(reason).not.toContain('\u001B');
});
