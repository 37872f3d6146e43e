import { sql, type Kysely } from 'kysely';

/** Which address a property's calendar has, counted from 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unit add column calendar_version integer not null default 1`.execute(db);
}
