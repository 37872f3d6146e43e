import { Migrator, sql, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';

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

async function findUnknown<DB>(db: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.find(({ name }) => !Object.hasOwn(migrations, name))?.name;
}

/**
 * Brings the database to the newest schema.
 * @throws {SchemaTooNew} when a newer version has brought it further, or the error of the migration that failed
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await findUnknown(db).catch(() => undefined);
  throw unknown === undefined ? error : new SchemaTooNew(unknown);
}
