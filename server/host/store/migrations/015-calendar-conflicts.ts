import { sql, type Kysely } from 'kysely';

/**
 * External stays that overlap with a reservation, each reported once, and whether a host was notified of a failing
 * calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_conflict (
      calendar_id text not null references calendar (id) on delete cascade,
      reservation_id text not null references reservation (id) on delete cascade,
      start_date date not null,
      end_date date not null,
      noted_at timestamptz not null default clock_timestamp(),
      primary key (calendar_id, reservation_id, start_date, end_date)
    )
  `.execute(db);
  await sql`create index calendar_conflict_of_reservation on calendar_conflict (reservation_id)`.execute(db);
  await sql`alter table calendar add column told_failing boolean not null default false`.execute(db);
}
