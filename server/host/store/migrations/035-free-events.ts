import { sql, type Kysely } from 'kysely';

/**
 * Events that calendars mark as free, which take nights unless their host wants otherwise. Every calendar is read in full
 * again, because an unchanged one would otherwise keep its nights of the previous reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar
      add column ignores_free boolean not null default false,
      add column free_taken integer not null default 0,
      add column free_ignored integer not null default 0
  `.execute(db);
  await sql`update calendar set whole_at = null, due_at = clock_timestamp()`.execute(db);
}
