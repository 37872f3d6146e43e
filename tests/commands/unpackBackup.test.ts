import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, type TarHeader } from 'modern-tar';
import { describe, expect, test } from 'vitest';
import { parts, type Manifest } from '../../server/commands/backup/manifest.ts';
import { unpackBackup } from '../../server/commands/backup/unpackBackup.ts';
import { createTestFolder } from '../support/folders.ts';
import { backupOfVersion010 } from './support/backupOfVersion010.ts';

const manifest: Manifest = {
  product: 'estadia',
  format: 1,
  createdAt: '2027-01-01T00:00:00Z',
  migrations: [],
  keyPrint: 'print',
};

type File = [name: string, text: string, header?: Partial<TarHeader>];
const first: File = [parts.manifest, JSON.stringify(manifest)];

const createArchive = (files: readonly File[]) =>
  packTar(
    files.map(([name, body, header]) => ({
      header: { name, size: Buffer.byteLength(body), ...header },
      body,
    })),
  );

/** Unpacks an archive into an empty folder below another one, and returns the content of both. */
async function unpacked(zipped: Uint8Array) {
  const around = await createTestFolder();
  const file = join(around, 'backup.tar.gz');
  const folder = join(around, 'draft');
  await writeFile(file, zipped);
  const message = await unpackBackup(folder, file).catch((error: Error) => error.message);
  const entries = await readdir(around, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && entry.name !== 'backup.tar.gz');
  return { message, folder, files: files.map(({ parentPath, name }) => join(parentPath, name)) };
}

test('a backup of the first version is read unchanged', async () => {
  const { message, folder, files } = await unpacked(Buffer.from(backupOfVersion010, 'base64'));
  expect(message).toMatchObject({ createdAt: '2026-11-20T09:30:00.000Z', migrations: ['001-reservations'] });
  const contents = files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')]);
  expect(Object.fromEntries((await Promise.all(contents)) as [string, string][])).toEqual({
    'secret-key': 'a key of long ago\n',
    'database.tar': 'pages '.repeat(200),
    'sandbox/mailbox/c9.json': '{"subject":"Olá"}',
    [`sandbox/${'payments/'.repeat(9)}p.json`]: '{}',
  });
});

describe('a backup writes no files but those that it may contain:', () => {
  test.each<[string, File]>([
    ['none above its folder', ['../escaped', 'x']],
    ['none above it by a longer way', ['sandbox/../../escaped.json', 'x']],
    ['none at an absolute place', ['/tmp/escaped.json', 'x']],
    ['none above it by a longer name', ['secret-key', 'x', { pax: { path: '../escaped' } }]],
    ['none of another name', ['sandbox/escaped.js', 'x']],
    ['no link', ['secret-key', '', { type: 'symlink', linkname: '/etc/passwd' }]],
    ['no other name of a file', ['secret-key', '', { type: 'link', linkname: '../backup.tar.gz' }]],
    ['no device', ['database.tar', '', { type: 'character-device' }]],
  ])('%s', async (_, file) => {
    const { message, files } = await unpacked(gzipSync(await createArchive([first, file])));
    expect(message).toContain('which is not part of a backup');
    expect(files).toEqual([]);
  });

  test('no file twice', async () => {
    const twice: File[] = [first, ['secret-key', 'the first'], ['secret-key', 'another']];
    const { message, files } = await unpacked(gzipSync(await createArchive(twice)));
    expect(message).toContain('EEXIST');
    expect(await readFile(files[0]!, 'utf8')).toBe('the first');
  });
});

describe('a backup is rejected that', () => {
  const whole = () => createArchive([first, ['secret-key', 'x']]);
  const block = 512;

  test.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'does not begin with what it is',
      () => createArchive([['secret-key', 'x'], first]),
      'it is not a backup',
    ],
    [
      'says too much of what it is',
      () => createArchive([[parts.manifest, ' '.repeat(70_000)]]),
      'it is not a backup',
    ],
    [
      'is of a format to come',
      () => createArchive([[parts.manifest, '{"format":2}']]),
      'does not know its format',
    ],
    ['holds nothing', () => createArchive([]), 'it is empty'],
    ['has lost its end between two files', async () => (await whole()).subarray(0, 2 * block), 'truncated'],
    ['has lost its end within one', async () => (await whole()).subarray(0, 3 * block + 1), 'truncated'],
    ['was changed', async () => (await whole()).with(2 * block, 0x78), 'checksum'],
  ])('%s', async (_, archive, reason) => {
    const { message } = await unpacked(gzipSync(await archive()));
    expect(message).toContain('cannot be restored: ');
    expect(message).toContain(reason);
  });

  test('is truncated', async () => {
    const zipped = Buffer.from(backupOfVersion010, 'base64');
    expect(gunzipSync(zipped).length).toBeGreaterThan(block);
    expect((await unpacked(zipped.subarray(0, 300))).message).toContain('it is incomplete');
  });
});
