import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { boundedBegin, createDatabase, type Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import { requireArrived, requireHere } from './movedMark.ts';
import { oneAfterTheOther } from './oneAfterTheOther.ts';
import { dropTemplateDatabases, openPGlite, unpackPGlite } from './pglite.ts';
import { createPool, poolOfPGlite, poolOfServer } from './pool.ts';

/** An empty database that a new one can be copied from. */
export interface Template {
  /** Copies it to a folder that does not exist yet; false when it was not made. */
  copyTo(folder: string): Promise<boolean>;
}

/** The open database. Everything that uses it goes through its one pool. */
export interface Store {
  readonly db: Database;
  readonly pool: Pool;
  /** The embedded database as a tar, at one moment between two transactions; a server has tools of its own. */
  readonly dump?: () => Promise<Blob>;
  /** Does what processes that start at the same time must do one after the other. */
  atStart: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const openStoreWithPool = (
  pool: Pool,
  db: Database,
  { atStart, release }: Pick<Store, 'atStart'> & { release: () => Promise<void> },
): Store => ({
  db,
  pool,
  atStart,
  async close() {
    await pool.end();
    await release();
  },
});

// Made beside and then renamed, so that an interrupted first start leaves nothing half made.
async function createDatabaseIn(folder: string, template: Template | undefined): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const isCopied = await template?.copyTo(draft);
  if (!isCopied) await unpackPGlite(draft);
  await rename(draft, folder);
}

// Whoever has the one connection is between transactions, and nobody else writes meanwhile.
async function dumpDatabase(pool: Pool, pglite: PGlite): Promise<Blob> {
  const connection = await pool.connect();
  try {
    return await pglite.dumpDataDir('none');
  } finally {
    connection.release();
  }
}

/** Opens the embedded database, wherever its data went; see {@link openStore}. */
export async function openEmbedded({
  dataDir,
  template,
  sound,
}: Omit<Where, 'databaseUrl' | 'name'>): Promise<Store> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const isNew = !existsSync(folder);
    if (isNew) await createDatabaseIn(folder, template);
    const pglite = await openPGlite(folder);
    const pool = poolOfPGlite(pglite);
    const db = createDatabase(pool, { prepares: true });
    const store = openStoreWithPool(pool, db, {
      // The folder's lock keeps all others out.
      atStart: (work) => work(),
      async release() {
        await pglite.close();
        await lock.release();
      },
    });
    try {
      // A new one has nothing to lose.
      if (!isNew) await sound;
      await dropTemplateDatabases(pglite);
      await migrate(db);
      await sound;
    } catch (error) {
      await store.close();
      throw error;
    }
    return { ...store, dump: () => dumpDatabase(pool, pglite) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

type Look = (db: Database) => Promise<void>;

async function migrateServer(databaseUrl: string, first: Look): Promise<void> {
  const pool = createPool(databaseUrl);
  const db = createDatabase(pool);
  try {
    await first(db);
    await migrate(db);
  } finally {
    await pool.end();
  }
}

/** Opens a PostgreSQL server, unless who looks at it before it is changed throws; see {@link openStore}. */
export async function openServer(
  databaseUrl: string,
  first: Look = () => Promise.resolve(),
  name?: string,
): Promise<Store> {
  const atStart = <T>(work: () => Promise<T>) => oneAfterTheOther(databaseUrl, work);
  await atStart(() => migrateServer(databaseUrl, first));
  const pool = poolOfServer(databaseUrl, undefined, name);
  return openStoreWithPool(pool, createDatabase(pool, { begin: boundedBegin }), {
    atStart,
    release: () => Promise.resolve(),
  });
}

export interface Where {
  dataDir: string;
  databaseUrl: string | undefined;
  template?: Template | undefined;
  /** Without this a database that was there stays as it is. An embedded one is opened meanwhile, or made. */
  sound?: Promise<unknown> | undefined;
  /** What the connections to a server are called. */
  name?: Promise<string> | undefined;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, with the newest schema. An
 * embedded one that is not there is copied from the template, or created.
 * @throws {FolderInUse} when another process has the data folder open, {SchemaTooNew} when a newer version has been
 * there, {CannotOpen} when the data is in the other of the two, and whatever `sound` fails with
 */
export async function openStore({ dataDir, databaseUrl, template, sound, name }: Where): Promise<Store> {
  // It may fail long before it is awaited.
  for (const early of [sound, name]) early?.catch(() => undefined);
  if (databaseUrl !== undefined) {
    // Not while the others wait for this one.
    await sound;
    return openServer(databaseUrl, (db) => requireArrived(dataDir, db), await name);
  }
  await requireHere(dataDir);
  return openEmbedded({ dataDir, template, sound });
}
