import type * as files from 'node:fs/promises';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { endInterruptedRestore, exchange, makeDraft } from '../../server/commands/backup/exchange.ts';
import { FolderInUse } from '../../server/host/index.ts';
import { lockFolder } from '../../server/host/store/folderLock.ts';
import { createTestFolder } from '../support/folders.ts';
import { runCommand, dataDirFiles } from './support/site.ts';

// As a folder is that is mounted.
const refused = new Set<unknown>();
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>();
  const rename: typeof files.rename = (from, to) =>
    refused.has(from) ? Promise.reject(new Error('EBUSY')) : real.rename(from, to);
  return { ...real, rename };
});

async function write(folder: string, files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

async function getContent(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')]);
  return Object.fromEntries((await Promise.all(contents)) as [string, string][]) as Record<string, string>;
}

// These stay, whatever is restored.
const kept = { 'secret-key': 'the key', 'database.lock': '' };
const before = { 'database/pages': 'old', 'sandbox/mail.json': 'old', ...kept };
const after = { 'database/pages': 'new', 'sandbox/payment.json': 'new', ...kept };
const backup = { 'database/pages': 'new', 'sandbox/payment.json': 'new' };

/** A data folder, and a restore that has made ready what it is to hold. */
async function beforeTheExchange() {
  const dataDir = await createTestFolder();
  await write(dataDir, before);
  const draft = await makeDraft(dataDir);
  await write(draft, backup);
  return { dataDir, draft };
}

/** All that the exchange does, step by step. */
const steps = [
  ['database', 'before-restore/database'],
  ['restore-ready/database', 'database'],
  ['sandbox', 'before-restore/sandbox'],
  ['restore-ready/sandbox', 'sandbox'],
  ['restore-ready', undefined],
] as const;

describe('a restore that was killed', () => {
  test.each([0, 1, 2, 3, 4, 5])('after %i of its steps is finished', async (count) => {
    const { dataDir, draft } = await beforeTheExchange();
    await rename(draft, join(dataDir, 'restore-ready'));
    if (count > 0) await mkdir(join(dataDir, 'before-restore'));
    for (const [from, to] of steps.slice(0, count)) {
      if (to === undefined) await rm(join(dataDir, from), { recursive: true });
      else await rename(join(dataDir, from), join(dataDir, to));
    }
    await endInterruptedRestore(dataDir);
    expect(await getContent(dataDir)).toEqual(after);
    expect((await readdir(dataDir)).toSorted()).toEqual(dataDirFiles);
    expect(await endInterruptedRestore(dataDir)).toBeUndefined();
  });

  test('before its first step leaves what was there, and none of what it unpacked', async () => {
    const { dataDir } = await beforeTheExchange();
    expect(await endInterruptedRestore(dataDir)).toContain('before it changed anything');
    expect(await getContent(dataDir)).toEqual(before);
  });

  test('the next command notices the interrupted restore before it opens a database', async () => {
    const { dataDir, draft } = await beforeTheExchange();
    await rm(join(dataDir, 'database'), { recursive: true });
    await rename(draft, join(dataDir, 'restore-ready'));
    const replaced = await runCommand({ dataDir, contentDir: 'nowhere' }, ['keys', 'replace-lost']);
    expect(replaced.err).toContain('An interrupted restore was completed');
    expect(await getContent(dataDir)).toEqual(after);
  });
});

test('a restore that is going on is left alone', async () => {
  const { dataDir } = await beforeTheExchange();
  const lock = await lockFolder(dataDir);
  await expect(endInterruptedRestore(dataDir)).rejects.toThrow(FolderInUse);
  await lock.release();
});

test('a restore that cannot be done leaves what was there', async () => {
  const { dataDir, draft } = await beforeTheExchange();
  refused.add(join(dataDir, 'sandbox'));
  await expect(exchange(dataDir, draft)).rejects.toThrow('EBUSY');
  expect(await getContent(dataDir)).toEqual(before);
  expect((await readdir(dataDir)).toSorted()).toEqual(dataDirFiles);
});
