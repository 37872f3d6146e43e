import { join } from 'node:path';
import { countRows, type TableRows } from './countRows.ts';
import { createDatabase } from './database.ts';
import { alwaysPrepares } from './driver.ts';
import { migrate, readDone } from './migrate.ts';
import { loadPGlite, openPGlite } from './pglite.ts';
import { poolOfPGlite } from './pool.ts';

/** The content of a dump as it was written. */
export interface ExaminedDump {
  /** The migrations that created its schema, in order. */
  migrations: string[];
  rows: TableRows;
  /** The fingerprint of the secret key that it was created with; undefined if it has none yet. */
  keyPrint: string | undefined;
}

/**
 * Opens a dump in an empty folder as a restore would do, reads all of its tables, and migrates it to the newest schema. The
 * caller deletes the folder.
 */
export async function examineDump(folder: string, file: string): Promise<ExaminedDump> {
  const database = join(folder, 'database');
  await loadPGlite(database, file);
  const pglite = await openPGlite(database);
  const pool = poolOfPGlite(pglite);
  const db = createDatabase(pool, { prepares: alwaysPrepares });
  try {
    const migrations = await readDone(db);
    const rows = await countRows(pool);
    await migrate(db);
    const kept = await db.selectFrom('installation').select('keyPrint').executeTakeFirst();
    return { migrations, rows, keyPrint: kept?.keyPrint };
  } finally {
    await pool.end();
    await pglite.close();
  }
}
