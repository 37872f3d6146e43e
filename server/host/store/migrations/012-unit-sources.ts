import { sql, type Kysely } from 'kysely';

/** The last content of each property, so that its reservations work after its folder was removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unit_source (
      unit_id text primary key references unit (id),
      source jsonb not null,
      kept_at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
}
