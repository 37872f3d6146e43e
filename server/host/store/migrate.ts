import { Migrator, sql, type Kysely } from 'kysely';
import { migrationNames, migrations } from './migrations/index.ts';

/** The database was brought to its schema by a newer version of this code. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
  /** A migration that is not known here. */
  readonly migration: string;

  constructor(migration: string) {
    super(`the database has ${migration}, which is of a newer version`);
    this.migration = migration;
  }
}

/** The names of the migrations that a database has behind it, in their order; none where nobody has begun. */
export async function readDone<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{
    begun: boolean;
  }>`select to_regclass('kysely_migration') is not null as begun`.execute(db);
  if (!rows[0]?.begun) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/**
 * Brings the database to the newest schema.
 * @throws {SchemaTooNew} when a newer version has brought it further, or the error of the migration that failed
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  // At most starts there is nothing to do, and Kysely would look at all tables to see it.
  if (String(await readDone(db)) === String(migrationNames)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const done = await readDone(db).catch(() => []);
  const unknown = done.find((name) => !migrationNames.includes(name));
  throw unknown === undefined ? error : new SchemaTooNew(unknown);
}
