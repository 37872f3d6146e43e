import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { databaseOn, type Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import { openPGlite } from './pglite.ts';
import { poolOfPGlite, poolOfServer } from './pool.ts';
import { copyTemplate } from './template.ts';

/** The open database. Everything that uses it goes through its one pool. */
export interface Store {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

const storeOn = async (pool: Pool, release: () => Promise<void>): Promise<Store> => {
  // A connection that breaks while idle is replaced by the pool; the next query tells of a lasting failure.
  pool.on('error', () => undefined);
  const db = databaseOn(pool);
  const close = async () => {
    await db.destroy();
    await release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, close };
};

const isMissing = (path: string) =>
  access(path).then(
    () => false,
    () => true,
  );

// Made beside and then renamed, so that an interrupted first start leaves nothing half made.
async function createIn(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (!(await copyTemplate(draft))) await (await openPGlite(draft)).close();
  await rename(draft, folder);
}

async function openEmbedded(dataDir: string): Promise<Store> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (await isMissing(folder)) await createIn(folder);
    const pglite = await openPGlite(folder);
    return await storeOn(poolOfPGlite(pglite), async () => {
      await pglite.close();
      await lock.release();
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, with the newest schema.
 * @throws {FolderInUse} when another process has the data folder open
 */
export const openStore = (where: { dataDir: string; databaseUrl: string | undefined }): Promise<Store> =>
  where.databaseUrl === undefined
    ? openEmbedded(where.dataDir)
    : storeOn(poolOfServer(where.databaseUrl), () => Promise.resolve());
