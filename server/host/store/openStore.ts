import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { countRows, type TableRows } from './countRows.ts';
import { boundedBegin, createDatabase, type Database } from './database.ts';
import { alwaysPrepares, preparesInOwnSessions } from './driver.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import { requirePostgresVersion } from './postgresVersion.ts';
import { requireMoveCompleted, requireNotMoved } from './moveMarker.ts';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { dropTemplateDatabases, openPGlite, packPGlite, unpackPGlite } from './pglite.ts';
import { createPool, poolOfPGlite, poolOfServer } from './pool.ts';

/** An empty database from which new ones are copied. */
export interface Template {
  /** Copies it to a folder that does not exist yet; returns false if the template was not created. */
  copyTo(folder: string): Promise<boolean>;
}

/** The open database. All queries use its one pool. */
export interface Store {
  readonly db: Database;
  readonly pool: Pool;
  /**
   * Writes the embedded database to a new tar file, at one point between two transactions, and counts its rows; undefined
   * for a server.
   */
  readonly dump?: (file: string) => Promise<TableRows>;
  /** Serialises work of processes that start simultaneously. */
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

// The database is created in another folder and then renamed, so that an interrupted first start leaves no incomplete
// one.
async function createDatabaseIn(folder: string, template: Template | undefined): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const isCopied = await template?.copyTo(draft);
  if (!isCopied) await unpackPGlite(draft);
  await rename(draft, folder);
}

// Holding the only connection ensures that no transaction is open and no other code writes.
async function dumpDatabase(pool: Pool, folder: string, file: string): Promise<TableRows> {
  const connection = await pool.connect();
  try {
    const rows = await countRows(connection);
    await packPGlite(folder, file);
    return rows;
  } finally {
    connection.release();
  }
}

/** Opens the embedded database without checking whether it was moved; see {@link openStore}. */
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
    const db = createDatabase(pool, { prepares: alwaysPrepares });
    const store = openStoreWithPool(pool, db, {
      // The folder lock excludes other processes.
      atStart: (work) => work(),
      async release() {
        await pglite.close();
        await lock.release();
      },
    });
    try {
      // A new database contains no data that a check must protect.
      if (!isNew) await sound;
      await dropTemplateDatabases(pglite);
      await migrate(db);
      await sound;
    } catch (error) {
      await store.close();
      throw error;
    }
    return { ...store, dump: (file) => dumpDatabase(pool, folder, file) };
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
    await requirePostgresVersion(db);
    await first(db);
    await migrate(db);
  } finally {
    await pool.end();
  }
}

/** Opens a PostgreSQL server, unless `first`, which runs before any change, throws; see {@link openStore}. */
export async function openServer(
  databaseUrl: string,
  first: Look = () => Promise.resolve(),
  name?: string,
): Promise<Store> {
  const atStart = <T>(work: () => Promise<T>) => withAdvisoryLock(databaseUrl, work);
  await atStart(() => migrateServer(databaseUrl, first));
  const pool = poolOfServer(databaseUrl, undefined, name);
  return openStoreWithPool(
    pool,
    createDatabase(pool, { begin: boundedBegin, prepares: preparesInOwnSessions }),
    {
      atStart,
      release: () => Promise.resolve(),
    },
  );
}

export interface Where {
  dataDir: string;
  databaseUrl: string | undefined;
  template?: Template | undefined;
  /** Must resolve before an existing database is changed. An embedded database is opened or created in parallel. */
  sound?: Promise<unknown> | undefined;
  /** The application name of the connections to a server. */
  name?: Promise<string> | undefined;
}

/**
 * Opens PostgreSQL at `databaseUrl`, otherwise the embedded database in `dataDir`, with the newest schema. A missing
 * embedded database is copied from the template, or created.
 * @throws {FolderInUse} if another process uses the data folder, {SchemaTooNew} if a newer version has migrated it,
 *   {CannotOpen} if the data is in the other database, and errors of `sound`
 */
export async function openStore({ dataDir, databaseUrl, template, sound, name }: Where): Promise<Store> {
  // Prevents unhandled rejections, because it may fail long before it is awaited.
  for (const early of [sound, name]) early?.catch(() => undefined);
  if (databaseUrl !== undefined) {
    // Awaited before the lock, so that other processes do not wait for this one.
    await sound;
    return openServer(databaseUrl, (db) => requireMoveCompleted(dataDir, db), await name);
  }
  await requireNotMoved(dataDir);
  return openEmbedded({ dataDir, template, sound });
}
