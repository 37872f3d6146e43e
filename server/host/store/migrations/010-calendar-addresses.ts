import { sql, type Kysely } from 'kysely';

/** The version of a property's calendar address, from 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table unit add column calendar_version integer not null default 1`.execute(db);
}
