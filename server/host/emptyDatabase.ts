import pino from 'pino';
import { openJobs } from './jobs/index.ts';
import { createDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { dropTemplateDatabases, openPGlite, unpackPGlite } from './store/pglite.ts';
import { poolOfPGlite } from './store/pool.ts';

/** Creates an empty database with the newest schema and the job tables, in a folder that does not exist yet. */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  await unpackPGlite(folder);
  const pglite = await openPGlite(folder);
  await dropTemplateDatabases(pglite);
  const pool = poolOfPGlite(pglite);
  const db = createDatabase(pool);
  await migrate(db);
  await (await openJobs({ db, pool, atStart: (work) => work(), log: pino({ level: 'silent' }) })).stop();
  await pool.end();
  await pglite.close();
}
