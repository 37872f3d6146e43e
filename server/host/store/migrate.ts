import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';

/** Brings the database to the newest schema; throws the error of the migration that failed. */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
