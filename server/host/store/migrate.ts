import { Migrator, sql, type Kysely } from 'kysely';
import { migrationNames, migrations } from './migrations/index.ts';

/** The database was migrated by a newer version of the site. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
  /** A migration that this version does not know. */
  readonly migration: string;

  constructor(migration: string) {
    super(`the database has the migration ${migration} of a newer version`);
    this.migration = migration;
  }
}

/** The names of the completed migrations in order; empty for a new database. */
export async function readDone<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{
    begun: boolean;
  }>`select to_regclass('kysely_migration') is not null as begun`.execute(db);
  if (!rows[0]?.begun) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/**
 * Migrates the database to the newest schema.
 * @throws {SchemaTooNew} if a newer version has migrated it further, or the error of the failed migration
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  // Most starts need no migration, and Kysely would inspect all tables to find that out.
  if (String(await readDone(db)) === String(migrationNames)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const done = await readDone(db).catch(() => []);
  const unknown = done.find((name) => !migrationNames.includes(name));
  throw unknown === undefined ? error : new SchemaTooNew(unknown);
}
