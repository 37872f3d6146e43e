import { sql, type Kysely } from 'kysely';

/** Calendars of other channels, and their taken nights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar (
      id text primary key,
      unit_id text not null references unit (id),
      name text not null,
      address text,
      created_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null default clock_timestamp(),
      tried_at timestamptz,
      read_at timestamptz,
      whole_at timestamptz,
      etag text,
      last_modified text,
      unreadable integer not null default 0,
      failures integer not null default 0,
      failing_since timestamptz,
      failure text,
      unique (unit_id, name)
    )
  `.execute(db);
  await sql`
    alter table blocked_nights
      add column calendar_id text references calendar (id) on delete cascade,
      add column is_stay boolean not null default false
  `.execute(db);
  await sql`create index blocked_nights_of_calendar on blocked_nights (calendar_id)`.execute(db);
}
