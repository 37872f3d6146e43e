import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, describe, expect, test } from 'vitest';
import type { ReservationPage } from '../../server/host/commands/index.ts';
import {
  createInstallation,
  getRefundedAmount,
  startSite,
  runCommand,
  dataDirFiles,
} from './support/site.ts';

/** The folders of backups, and of results that the site can compute again. */
const moreFolders = ['backups', 'photos', 'properties'];

const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });
const kept = join(place.folder, 'kept.tar.gz');

const statuses = async () => {
  const { json } = await runCommand(place, [
    'reservations',
    'list',
    '--status',
    'confirmed,cancelled',
    '--json',
  ]);
  return (json() as ReservationPage).reservations.map(({ status }) => status);
};
const restore = (file: string, more: Parameters<typeof runCommand>[2] = {}) =>
  runCommand(place, ['restore', file, '--yes'], more);

/** The same backup with one of its files rewritten, or named otherwise. */
async function altered(name: string, change: (text: string) => string, newName = name): Promise<string> {
  const file = join(place.folder, `altered-${randomUUID()}.tar.gz`);
  const entries = (await unpackTar(gunzipSync(await readFile(kept)))).map(({ header, data }) => {
    if (header.name !== name) return { header, data: data! };
    const written = Buffer.from(change(Buffer.from(data!).toString()));
    return { header: { name: newName, size: written.length }, data: written };
  });
  await writeFile(file, gzipSync(await packTar(entries), { level: 1 }));
  return file;
}

test('a backup of the running site restores the data of that time', async () => {
  const { number, guest } = await site.book(30);
  await runCommand(place, ['access', 'add', 'ines@hosts.test', '--role', 'owner']);
  const written = await runCommand(place, ['backup', kept, '--json']);
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(written.json()).toEqual({ file: kept, bytes: (await stat(kept)).size });
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(place.dataDir, 'backups'))).toEqual([]);
  expect(await runCommand(place, ['backup', kept])).toMatchObject({
    code: 1,
    err: expect.stringContaining('already exists'),
  });

  await runCommand(place, ['reservations', 'cancel', number, '--yes']);
  await expect.poll(() => getRefundedAmount(place), { interval: 20 }).toBe(33_000);
  const key = await readFile(join(place.dataDir, 'secret-key'), 'utf8');
  const busy = await restore(kept);
  expect(busy.code).toBe(1);
  expect(busy.err).toContain(`process ${process.pid}`);
  await site.stop();

  expect((await runCommand(place, ['restore', kept])).code).toBe(2);
  expect(await runCommand(place, ['restore', kept], { confirms: false })).toMatchObject({
    code: 1,
    err: 'Nothing was changed.\n',
  });
  expect(await statuses()).toEqual(['cancelled']);

  const restored = await restore(kept);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toContain('(reservations: 1)');
  expect(restored.out).toContain('  ines@hosts.test (ines, owner)');
  expect(await statuses()).toEqual(['confirmed']);
  expect(await getRefundedAmount(place)).toBe(0);
  expect(await readFile(join(place.dataDir, 'secret-key'), 'utf8')).toBe(key);
  expect((await readdir(place.dataDir)).toSorted()).toEqual([...dataDirFiles, ...moreFolders].toSorted());

  const after = await startSite(place);
  expect(await after.subjectsTo(guest.email)).toHaveLength(2);
});

describe('a restore is rejected without data loss when the file', () => {
  test.each([
    {
      name: 'is no backup',
      file: () => Promise.resolve(join(place.contentDir, 'casa', 'property.yaml')),
      message: 'cannot be restored: it is not a backup. Choose a file that "backup" wrote.',
    },
    {
      name: 'ends too early',
      file: async () => {
        const file = join(place.folder, 'half.tar.gz');
        await writeFile(file, await readFile(kept));
        await truncate(file, 500_000);
        return file;
      },
      message: 'cannot be restored: it is incomplete.',
    },
    { name: 'is a folder', file: () => Promise.resolve(place.contentDir), message: 'it is not a backup' },
    {
      name: 'is of a newer version',
      file: () => altered('estadia-backup.json', (text) => text.replace('"001-', '"999-later",\n    "001-')),
      message: 'a newer version',
    },
    {
      name: 'was made with another secret key',
      file: () => altered('secret-key', () => 'x'.repeat(43)),
      message: 'another secret key',
    },
    {
      name: 'holds what no backup has',
      file: () => altered('secret-key', (text) => text, '../escaped'),
      message: 'which is not part of a backup',
    },
    {
      name: 'is not there',
      file: () => Promise.resolve(join(place.folder, 'nothing')),
      message: 'cannot be read',
    },
  ])('$name', async ({ file, message }) => {
    const refused = await restore(await file());
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(message);
    expect((await readdir(place.dataDir)).toSorted()).toEqual([...dataDirFiles, ...moreFolders].toSorted());
  });
});

test('a backup is restored with its secret key, also if that is the previous one', async () => {
  const key = (await readFile(join(place.dataDir, 'secret-key'), 'utf8')).trim();
  const withoutKey = await altered('secret-key', () => '', 'sandbox/none.json');
  const other = 'another key, as long as one has to be';
  const settings = { SECRET_KEY: other, SECRET_KEY_PREVIOUS: key };
  expect(await restore(withoutKey, { settings })).toMatchObject({ code: 0, err: '' });
});

test('backups of a PostgreSQL server refer to its own tools', async () => {
  const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/estadia' };
  const refused = await restore(kept, { settings });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('pg_restore') });
});

test('a backup to a folder that does not exist names it, and writes nothing', async () => {
  const refused = await runCommand(place, ['backup', join(place.folder, 'nowhere', 'x.tar.gz')]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain(`the folder ${join(place.folder, 'nowhere')} does not exist. Create it`);
  expect(refused.err).not.toContain('.part');
  const left = await readdir(place.folder, { recursive: true });
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});
