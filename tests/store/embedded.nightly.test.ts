import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { dataDir as readNewDatabase } from '@electric-sql/pglite-prepopulatedfs';
import { Migrator, sql } from 'kysely';
import { unpackTar } from 'modern-tar/fs';
import { describe, expect, test, vi } from 'vitest';
import { readSecretKey } from '../../server/host/keys/secretKey.ts';
import { createDatabase } from '../../server/host/store/database.ts';
import { FolderInUse, lockFolder } from '../../server/host/store/folderLock.ts';
import { migrations } from '../../server/host/store/migrations/index.ts';
import { loadDump } from '../../server/host/store/loadDump.ts';
import { openStore } from '../../server/host/store/openStore.ts';
import { openPGlite, unpackPGlite } from '../../server/host/store/pglite.ts';
import { poolOfPGlite } from '../../server/host/store/pool.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { addUser, createLink, createSession, findLink, findSession } from '../../server/host/users/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTemplate } from '../support/createTemplate.ts';

const lockModule = join(import.meta.dirname, '../../server/host/store/folderLock.ts');

const alone = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc'];
const mayBeAlone = spawnSync(alone[0]!, [...alone.slice(1), 'true']).status === 0;

/** Another process that takes a folder and keeps it until it is ended; as in a container, sees no other process. */
async function getHolder(folder: string, { inContainer = false } = {}) {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(lockModule)});
    await lockFolder(process.argv[1]);
    process.stdout.write('locked');
    setInterval(() => undefined, 1000);
  `;
  const command = [process.execPath, '--input-type=module', '-e', script, folder];
  const [name, ...args] = inContainer ? [...alone, ...command] : command;
  const holder = spawn(name!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  return holder;
}

describe('a data folder', () => {
  test.each([undefined, 0o755])(
    'the data folder is private, whatever its mode was before: %s',
    async (mode) => {
      const folder = join(await createTestFolder(), 'data');
      if (mode !== undefined) await mkdir(folder, { mode });
      const lock = await lockFolder(folder);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      await lock.release();
    },
  );

  test('rejects a folder that another process has open, and names the process', async () => {
    const folder = await createTestFolder();
    const holder = await getHolder(folder);
    const refusal = await lockFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUse);
    expect(String(refusal)).toContain(`process ${holder.pid}`);
    expect(String(refusal)).toContain('DATA_DIR');

    holder.kill('SIGKILL');
    await once(holder, 'close');
    const lock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual([`database-${process.pid}.lock`, 'database.lock']);
    await lock.release();
    expect(await readdir(folder)).toEqual(['database.lock']);
  });

  test.runIf(mayBeAlone)(
    'rejects a folder that a process in another container has open, until it ends',
    async () => {
      const folder = await createTestFolder();
      const holder = await getHolder(folder, { inContainer: true });
      await expect(lockFolder(folder)).rejects.toThrow(/process 1 in another container \(since 20/);
      const alsoAlone = spawnSync(alone[0]!, [
        ...alone.slice(1),
        process.execPath,
        '--input-type=module',
        '-e',
        `await (await import(${JSON.stringify(lockModule)})).lockFolder(process.argv[1])`,
        folder,
      ]);
      expect(alsoAlone.status).toBe(1);
      expect(alsoAlone.stderr.toString()).toContain('FolderInUse');
      holder.kill('SIGKILL');
      await once(holder, 'close');
      await (await lockFolder(folder)).release();
    },
  );

  test('a folder of an earlier version without a process id is rejected while that version runs', async () => {
    const folder = await createTestFolder();
    const otherFolder = await createTestFolder();
    const holder = await getHolder(otherFolder);
    const mark = `database-${holder.pid}.lock`;
    await copyFile(join(otherFolder, mark), join(folder, mark));
    await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
    holder.kill('SIGKILL');
    await once(holder, 'close');
    await (await lockFolder(folder)).release();
  });

  test('one process does not open the folder twice', async () => {
    const folder = await createTestFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await lock.release();
    await (await lockFolder(folder)).release();
  });

  test('the folder is taken over from a process that ended, also when its id was reused', async () => {
    const folder = await createTestFolder();
    const mark = { pid: process.ppid, since: '2020-01-01T00:00:00Z', started: 'another boot 1' };
    await writeFile(join(folder, `database-${process.ppid}.lock`), JSON.stringify(mark));
    const lock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual([`database-${process.pid}.lock`, 'database.lock']);
    await lock.release();
  });

  test('admits one of many processes that start at the same time', async () => {
    const folder = await createTestFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the embedded database', () => {
  test('keeps its data when it is opened again', async () => {
    const template = await createTemplate();
    const dataDir = await createTestFolder();
    const first = await openStore({ dataDir, databaseUrl: undefined, template });
    await first.db.insertInto('unit').values({ id: 'casa' }).execute();
    await first.close();
    const second = await openStore({ dataDir, databaseUrl: undefined });
    expect(await second.db.selectFrom('unit').select('id').execute()).toEqual([{ id: 'casa' }]);
    await second.close();
  });

  test('begins as a private copy of a template that no process may change', async () => {
    const copy = join(await createTestFolder(), 'database');
    await (await createTemplate()).copyTo(copy);
    const names = await readdir(copy, { recursive: true });
    const open = await Promise.all(
      ['', ...names].map(async (name) => {
        const found = await stat(join(copy, name));
        return found.mode & (found.isDirectory() ? 0o077 : 0o022);
      }),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(open.filter((mode) => mode !== 0)).toEqual([]);
  });

  test('is copied again when its first start was interrupted', async () => {
    const made = await createTemplate();
    const copied: boolean[] = [];
    const template = { copyTo: async (to: string) => copied.push(await made.copyTo(to)) > 0 };
    const dataDir = await createTestFolder();
    await mkdir(join(dataDir, 'database.new', 'half'), { recursive: true });
    const store = await openStore({ dataDir, databaseUrl: undefined, template });
    expect(await store.db.selectFrom('reservation').selectAll().execute()).toEqual([]);
    await store.close();
    expect(await readdir(dataDir)).toEqual(['database', 'database.lock']);
    expect(copied).toEqual([true]);
  });

  test.each(['copied', 'made again'])('has no other database in its folder: %s', async (how) => {
    const dataDir = await createTestFolder();
    const template = how === 'copied' ? await createTemplate() : undefined;
    const store = await openStore({ dataDir, databaseUrl: undefined, template });
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database`.execute(store.db);
    await store.close();
    expect(rows).toEqual([{ name: 'postgres' }]);
    expect(await readdir(join(dataDir, 'database/base'))).toHaveLength(1);
  });

  test.each([
    ['the start that unpacked it was interrupted', unpackPGlite],
    [
      'it was there before, with all their files',
      async (folder: string) => {
        await mkdir(folder);
        await pipeline((await readNewDatabase()).stream(), createGunzip(), unpackTar(folder));
      },
    ],
  ])('deletes those also when %s', async (_, isLeftIn) => {
    const dataDir = await createTestFolder();
    const folder = join(dataDir, 'database');
    await isLeftIn(folder);
    const store = await openStore({ dataDir, databaseUrl: undefined });
    const { rows } = await sql<{ name: string }>`select datname as name from pg_database`.execute(store.db);
    await store.close();
    expect(rows).toEqual([{ name: 'postgres' }]);
    const left = (name: string) => readdir(join(folder, 'base', name)).catch(() => []);
    expect([await left('1'), await left('4')]).toEqual([[], []]);
  });

  test('loads a dump that PGlite wrote, as in older backups', async () => {
    const folder = await createTestFolder();
    const pglite = await openPGlite(join(folder, 'old'));
    await pglite.exec('create table kept as select 7 as number');
    const file = join(folder, 'dump.tar');
    await writeFile(file, (await pglite.dumpDataDir('none')).stream());
    await pglite.close();

    await loadDump(folder, file);
    const loaded = await openPGlite(join(folder, 'database'));
    expect((await loaded.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    await loaded.close();
  });

  test('has no valid session, sign-in link or code after loading a dump, and logs who has access', async () => {
    const folder = await createTestFolder();
    const before = await openStore({ dataDir: join(folder, 'before'), databaseUrl: undefined });
    const [user, session] = await inTransaction(before.db, async (trx) => {
      const added = await addUser(trx, {
        name: 'Inês',
        email: 'ines@hosts.test',
        role: 'owner',
        language: 'pt',
      });
      return [added, await createSession(trx, added.id, 'Test')];
    });
    const link = await inTransaction(before.db, (trx) => createLink(trx, user.id));
    await before.db
      .insertInto('hostChallenge')
      .values({
        id: 'c',
        challenge: 'c',
        purpose: 'signIn',
        userId: null,
        expiresAt: sql`now() + interval '1 hour'`,
      })
      .execute();
    await before.close();
    const pglite = await openPGlite(join(folder, 'before', 'database'));
    const file = join(folder, 'dump.tar');
    await writeFile(file, (await pglite.dumpDataDir('none')).stream());
    await pglite.close();

    const { users } = await loadDump(folder, file);
    expect(users).toEqual([{ name: 'Inês', email: 'ines@hosts.test', role: 'owner' }]);
    const after = await openStore({ dataDir: folder, databaseUrl: undefined });
    expect(await findSession(after.db, session)).toBeUndefined();
    expect(await findLink(after.db, link.token)).toBeUndefined();
    for (const table of ['hostCode', 'hostChallenge', 'accessCode'] as const) {
      expect(await after.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await after.close();
  });

  test('is unpacked without the files of the templates', async () => {
    const database = join(await createTestFolder(), 'database');
    await unpackPGlite(database);
    const left = (name: string) => readdir(join(database, 'base', name));
    expect([await left('1'), await left('4')]).toEqual([[], []]);
    expect((await left('5')).length).toBeGreaterThan(100);
  });

  test('stays unchanged when opening it fails, and a new one is made all the same', async () => {
    const dataDir = await createTestFolder();
    const sound = Promise.reject(new Error('a mistake'));
    const open = () => openStore({ dataDir, databaseUrl: undefined, sound });
    /** Has the database forget a migration. */
    const lastDone = async (forgotten: string) => {
      const pglite = await openPGlite(join(dataDir, 'database'));
      await pglite.query('delete from kysely_migration where name = $1', [forgotten]);
      const { rows } = await pglite.query<{ name: string }>('select max(name) as name from kysely_migration');
      await pglite.close();
      return rows[0]!.name;
    };
    await expect(open()).rejects.toThrow('a mistake');
    expect(await readdir(dataDir)).toEqual(['database', 'database.lock']);
    const [before, last] = Object.keys(migrations).slice(-2) as [string, string];
    expect(await lastDone('none')).toBe(last);
    expect(await lastDone(last)).toBe(before);
    await expect(open()).rejects.toThrow('a mistake');
    expect(await lastDone('none')).toBe(before);
  });
});

test('is migrated with its data from the first two migrations to the newest schema', async () => {
  const dataDir = await createTestFolder();
  await (await createTemplate()).copyTo(join(dataDir, 'database'));
  const pglite = await openPGlite(join(dataDir, 'database'));
  const pool = poolOfPGlite(pglite);
  const earlier = createDatabase(pool);
  // A database is copied and emptied in less time than one is made.
  await sql`drop schema public cascade`.execute(earlier);
  await sql`create schema public`.execute(earlier);
  const first = Object.fromEntries(Object.entries(migrations).slice(0, 2));
  const provider = { getMigrations: () => Promise.resolve(first) };
  expect((await new Migrator({ db: earlier, provider }).migrateToLatest()).error).toBeUndefined();
  await earlier.insertInto('unit').values({ id: 'casa' }).execute();
  await sql`
    insert into reservation (id, number, unit_id, start_date, end_date, status, guest_count, first_name, last_name,
      email, phone_prefix, phone, locale, payment_option_id, quote, client_id, hold_expires_at)
    values ('r1', 'K7M2-9QXR', 'casa', '2027-05-14', '2027-05-17', 'confirmed', 2, 'Maria', 'Silva',
      'maria@guests.test', '+351', '912 345 678', 'pt', 'now', '{}', 'site', now())
  `.execute(earlier);
  await pool.end();
  await pglite.close();

  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const kept = await store.db.selectFrom('reservation').selectAll().execute();
  expect(kept).toMatchObject([{ number: 'K7M2-9QXR', status: 'confirmed', guestsRegisteredAt: null }]);
  for (const table of [
    'registration',
    'contactMessage',
    'checkoutInstalment',
    'codeMail',
    'callerCount',
    'gatewayPayment',
    'gatewayRefund',
    'gatewayDispute',
  ] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await store.close();
});

describe('the secret key', () => {
  test('is created once, and only its owner can read it', async () => {
    const folder = join(await createTestFolder(), 'data');
    const key = await readSecretKey({ dataDir: folder });
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await readSecretKey({ dataDir: folder })).toBe(key);
    const file = join(folder, 'secret-key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(key);
  });

  test('is the same for simultaneous first requests', async () => {
    const folder = await createTestFolder();
    const keys = await Promise.all(Array.from({ length: 5 }, () => readSecretKey({ dataDir: folder })));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret-key']);
  });

  test('is rejected with a remedy when its file is empty', async () => {
    const folder = await createTestFolder();
    await writeFile(join(folder, 'secret-key'), '\n');
    await expect(readSecretKey({ dataDir: folder })).rejects.toThrow(/SECRET_KEY/);
  });
});

test('the embedded database keeps repeated queries prepared, up to a limit', async () => {
  const template = await createTemplate();
  const { db, close } = await openStore({
    dataDir: await createTestFolder(),
    databaseUrl: undefined,
    template,
  });
  const readKept = async () => {
    const kept = sql<{ statement: string }>`select statement from pg_prepared_statements`;
    return (await kept.execute(db)).rows.map(({ statement }) => statement);
  };
  const ask = (...ids: string[]) => {
    const query = db.selectFrom('unit').select('id').where('id', 'in', ids);
    return query.execute().then(() => query.compile().sql);
  };
  const text = await ask('a');
  expect(await readKept()).not.toContain(text);
  await ask('b');
  expect(await readKept()).toContain(text);
  for (let size = 1; size <= 250; size += 1) {
    const ids = Array.from({ length: size }, String);
    await ask(...ids);
    await ask(...ids);
  }
  expect(await readKept()).toHaveLength(200);
  await close();
});

test('the embedded database runs queries in batches, and continues after an error', async () => {
  const folder = join(await createTestFolder(), 'database');
  await (await createTemplate()).copyTo(folder);
  const pglite = await openPGlite(folder);
  const goes = vi.spyOn(pglite, 'execProtocolStream');
  const pool = poolOfPGlite(pglite);
  const half = (of: number) => pool.query('select 1 / $1::int as half', [of]);
  expect((await half(1)).rows).toEqual([{ half: 1 }]);
  expect(goes).toHaveBeenCalledTimes(1);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect((await half(1)).rows).toEqual([{ half: 1 }]);
  expect(goes).toHaveBeenCalledTimes(3);
  await pool.end();
  await pglite.close();
});
