import { sql, type Kysely } from 'kysely';

/** What was last written of each property: a folder can go, and its reservations stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unit_source (
      unit_id text primary key references unit (id),
      source jsonb not null,
      kept_at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
}
