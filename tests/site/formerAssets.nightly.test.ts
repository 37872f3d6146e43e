import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadFormerAssets, storeAssets } from '../../server/site/assets/formerAssets.ts';
import { createTestFolder } from '../support/folders.ts';
import { findFreePort, startProcess } from './support/process.ts';
import { requireBuild } from './support/requireBuild.ts';

const [first, second, third] = ['a'.repeat(12), 'b'.repeat(12), 'c'.repeat(12)];

/** Stores a build with one hashed file, as a start with it does, at a minute of an hour. */
async function start(dataDir: string, version: string, minute: number) {
  const client = await createTestFolder();
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, `assets/page-${version}.js`), `the page of ${version}`);
  await storeAssets({ dataDir, version, client });
  const then = new Date(2026, 10, 27, 12, minute);
  await utimes(join(dataDir, 'assets', version), then, then);
}

const listFormer = async (dataDir: string, version: string) => [
  ...(await loadFormerAssets(dataDir, version)).keys(),
];

test('a build has the files of the one before, and those of earlier builds are deleted', async () => {
  const dataDir = await createTestFolder();
  expect(await listFormer(dataDir, first)).toEqual([]);
  await start(dataDir, first, 1);
  expect(await listFormer(dataDir, first)).toEqual([]);
  expect(await listFormer(dataDir, second)).toEqual([`/assets/page-${first}.js`]);
  await start(dataDir, second, 2);
  await start(dataDir, third, 3);
  expect((await readdir(join(dataDir, 'assets'))).toSorted()).toEqual([second, third]);
});

test('after a return to the former build, the files of the newer one stay available', async () => {
  const dataDir = await createTestFolder();
  await start(dataDir, first, 1);
  await start(dataDir, second, 2);
  await start(dataDir, first, 3);
  expect(await listFormer(dataDir, first)).toEqual([`/assets/page-${second}.js`]);
  await start(dataDir, third, 4);
  expect((await readdir(join(dataDir, 'assets'))).toSorted()).toEqual([first, third]);
});

test('several processes can store the same build at once', async () => {
  const dataDir = await createTestFolder();
  await Promise.all(Array.from({ length: 4 }, () => start(dataDir, first, 1)));
  expect(await readdir(join(dataDir, 'assets'))).toEqual([first]);
});

test('the running site serves the files of the former build, and stores its own for the next one', async () => {
  const version = (await requireBuild()).version!;
  const dataDir = await createTestFolder();
  await start(dataDir, first, 1);
  const port = await findFreePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const site = startProcess(process.execPath, ['server/main.ts'], { settings });
  onTestFinished(site.end);
  const ask = () => fetch(`http://127.0.0.1:${port}/assets/page-${first}.js`).catch(() => undefined);
  await expect.poll(async () => (await ask())?.ok, { interval: 50 }).toBe(true);
  const answer = (await ask())!;
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(await answer.text()).toBe(`the page of ${first}`);
  const stored = () => readdir(join(dataDir, 'assets'));
  await expect.poll(stored, { interval: 50 }).toContain(version);
  expect(await listFormer(dataDir, third)).toHaveLength(
    (await readdir('dist/client/assets')).filter((name) => !/\.(br|gz)$/.test(name)).length,
  );
});
