import { sql, type Kysely } from 'kysely';

/** Names and notes of hosts for stays in the calendars of other channels, which every import replaces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table channel_stay_note (
      calendar_id text not null references calendar (id) on delete cascade,
      start_date date not null,
      end_date date not null,
      name text,
      note text,
      changed_at timestamptz not null default clock_timestamp(),
      primary key (calendar_id, start_date, end_date)
    )
  `.execute(db);
  await sql`create index channel_stay_note_by_end on channel_stay_note (end_date)`.execute(db);
}
