import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, describe, expect, test } from 'vitest';
import { isNightly } from '../../scripts/nightly.mjs';
import { drillInThread } from '../../server/commands/index.ts';
import type { Drilled } from '../../server/commands/backup/drillBackup.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const place = await createInstallation(afterAll);
const site = await startSite(place, { atTheEnd: afterAll });
const kept = join(place.folder, 'kept.tar.gz');
/** The backup that the first test makes. */
let whole = Buffer.alloc(0);

let files = 0;
async function write(bytes: Uint8Array): Promise<string> {
  const file = join(place.folder, `changed-${(files += 1)}.tar.gz`);
  await writeFile(file, bytes);
  return file;
}

/** The same backup with other content in its files. */
async function altered(change: (name: string, text: Buffer) => Buffer | undefined): Promise<string> {
  const entries = (await unpackTar(gunzipSync(whole))).flatMap(({ header, data }) => {
    const content = change(header.name, Buffer.from(data!));
    return content ? [{ header: { name: header.name, size: content.length }, data: content }] : [];
  });
  return write(gzipSync(await packTar(entries), { level: 1 }));
}

const changeManifest = (change: (manifest: Record<string, unknown>) => object) =>
  altered((name, text) =>
    name === 'estadia-backup.json'
      ? Buffer.from(JSON.stringify(change(JSON.parse(text.toString()) as Record<string, unknown>)))
      : text,
  );

async function drill(file: string, settings: Record<string, string> = {}) {
  const { code, err, json } = await runCommand(place, ['backup', 'drill', file, '--json'], { settings });
  return { code, err, drilled: json() as Drilled & { file: string } };
}

const leftovers = async () =>
  (await readdir(join(place.dataDir, 'backups'))).filter((name) => name.startsWith('drill-'));

test('a sound backup passes a drill while the site runs, which leaves nothing behind', async () => {
  await site.book(30);
  await runCommand(place, ['access', 'add', 'ines@hosts.test', '--role', 'owner']);
  await runCommand(place, ['backup', kept]);
  whole = await readFile(kept);
  const before = (await readdir(place.dataDir)).toSorted();
  const { code, err, drilled } = await drill(kept);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(drilled).toMatchObject({ file: kept, problem: null, reservations: 1, users: 1, isCounted: true });
  expect(drilled.rows).toBeGreaterThan(10);
  expect(drilled.tables).toBeGreaterThan(10);
  expect(await leftovers()).toEqual([]);
  expect((await readdir(place.dataDir)).toSorted()).toEqual(before);
  const { out } = await runCommand(place, ['backup', 'drill', kept]);
  expect(out).toContain('can be restored');
  expect(out).toContain('(reservations: 1, people with access: 1)');
});

test('a drill in a thread of the site has the same result', async () => {
  const result = await drillInThread({ ...place, secretKey: undefined, secretKeyPrevious: undefined }, kept);
  const { drilled } = await drill(kept);
  expect({ file: kept, ...result }).toEqual(drilled);
});

test('without a file, a drill checks the newest automatic backup', async () => {
  const missing = await runCommand(place, ['backup', 'drill']);
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('no automatic backup yet') });
  const name = 'estadia-2027-01-02T04-00-00Z.tar.gz';
  await writeFile(join(place.dataDir, 'backups', name), whole);
  await writeFile(join(place.dataDir, 'backups', 'estadia-2027-01-01T04-00-00Z.tar.gz'), 'no backup');
  const { out } = await runCommand(place, ['backup', 'drill']);
  expect(out).toContain(`${name} can be restored`);
});

/** Inverts one byte of a file. */
const flipped = (bytes: Uint8Array, at: number) => bytes.with(at, bytes[at]! ^ 0xff);

/** By day, the first three are tried: of the file, of its content and of its counts. */
const damages: readonly [string, () => Promise<string>, string][] = [
  ['with a changed byte in the middle', () => write(flipped(whole, whole.length >> 1)), 'damaged'],
  [
    'whose secret key is another one',
    () => altered((name, text) => (name === 'secret-key' ? Buffer.from('x'.repeat(43)) : text)),
    'otherKey',
  ],
  [
    'with fewer rows than it had',
    () =>
      changeManifest(({ rows, ...manifest }) => ({
        ...manifest,
        rows: { ...(rows as object), 'public.reservation': 2 },
      })),
    'rowsDiffer',
  ],
  [
    'that was truncated',
    async () => {
      const file = await write(whole);
      await truncate(file, Math.floor(whole.length / 2));
      return file;
    },
    'incomplete',
  ],
  ['that lacks its last byte', () => write(whole.subarray(0, -1)), 'incomplete'],
  ['with a changed byte at its begin', () => write(flipped(whole, 40)), 'damaged'],
  ['with a changed checksum', () => write(flipped(whole, whole.length - 6)), 'damaged'],
  ['that is none', () => write(Buffer.from('a photo')), 'notABackup'],
  [
    'without a database',
    () => altered((name, text) => (name === 'database.tar' ? undefined : text)),
    'noDatabase',
  ],
  [
    'whose database is incomplete, although its checksums are right',
    () => altered((name, text) => (name === 'database.tar' ? text.subarray(0, text.length >> 1) : text)),
    'databaseUnreadable',
  ],
  [
    'with another version than it names',
    () =>
      changeManifest(({ migrations, ...manifest }) => ({
        ...manifest,
        migrations: (migrations as string[]).slice(0, -1),
      })),
    'migrationsDiffer',
  ],
  [
    'of a newer version',
    () => changeManifest((manifest) => ({ ...manifest, migrations: ['999-later'] })),
    'newerVersion',
  ],
  ['of another format', () => changeManifest((manifest) => ({ ...manifest, format: 2 })), 'unknownFormat'],
];

describe('a drill rejects a backup', () => {
  test.each(isNightly ? damages : damages.slice(0, 3))('%s', async (_, create, problem) => {
    const { code, err, drilled } = await drill(await create());
    expect(drilled.problem).toBe(problem);
    expect(code).toBe(1);
    expect(err.trim().length).toBeGreaterThan(20);
    expect(await leftovers()).toEqual([]);
  });

  test('if SECRET_KEY is not the key that it was made with, unless that is the previous one', async () => {
    const key = (await readFile(join(place.dataDir, 'secret-key'), 'utf8')).trim();
    const settings = { SECRET_KEY: 'another key, as long as one has to be' };
    expect((await drill(kept, settings)).drilled.problem).toBe('otherKey');
    const both = { ...settings, SECRET_KEY_PREVIOUS: key };
    expect((await drill(kept, both)).drilled.problem).toBeNull();
  });
});

test('a backup of an earlier version, which counted no rows, passes a drill', async () => {
  const { drilled } = await drill(await changeManifest((manifest) => ({ ...manifest, rows: undefined })));
  expect(drilled).toMatchObject({ problem: null, isCounted: false, reservations: 1 });
});
