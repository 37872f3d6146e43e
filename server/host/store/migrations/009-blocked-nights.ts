import { sql, type Kysely } from 'kysely';

/** Nights that cannot be booked although no reservation has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocked_nights (
      id bigint primary key generated always as identity,
      unit_id text not null references unit (id),
      start_date date not null,
      end_date date not null,
      nights daterange not null generated always as (daterange(start_date, end_date, '[)')) stored,
      why text,
      created_at timestamptz not null default clock_timestamp(),
      constraint blocked_nights_are_some check (end_date > start_date)
    )
  `.execute(db);
  await sql`create index blocked_nights_of_unit on blocked_nights using gist (unit_id, nights)`.execute(db);
}
