import pino from 'pino';
import { openJobs } from './jobs/index.ts';
import { createDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { dropTemplateDatabases, openPGlite, unpackPGlite } from './store/pglite.ts';
import { poolOfPGlite } from './store/pool.ts';

/** Makes a database in a folder that does not exist yet: with the newest schema and the tables of the jobs, and empty. */
export async function makeEmptyDatabase(folder: string): Promise<void> {
  await unpackPGlite(folder);
  const pglite = await openPGlite(folder);
  await dropTemplateDatabases(pglite);
  const pool = poolOfPGlite(pglite);
  await migrate(createDatabase(pool));
  await (await openJobs({ pool, atStart: (work) => work(), log: pino({ level: 'silent' }) })).stop();
  await pool.end();
  await pglite.close();
}
