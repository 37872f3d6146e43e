import { sql, type Kysely } from 'kysely';

/** Nights with their own price or minimum stay, and the history of these changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table night_override (
      unit_id text not null references unit (id),
      night date not null,
      price integer,
      minimum_stay integer,
      reason text,
      changed_by text,
      changed_at timestamptz not null default clock_timestamp(),
      primary key (unit_id, night),
      constraint night_override_is_some check (price is not null or minimum_stay is not null),
      constraint night_override_is_positive check (price > 0 and minimum_stay > 0)
    )
  `.execute(db);
  await sql`create index night_override_by_night on night_override (night)`.execute(db);
  await sql`
    create table night_change (
      id bigint primary key generated always as identity,
      unit_id text not null references unit (id),
      start_date date not null,
      end_date date not null,
      changes_price boolean not null,
      changes_minimum_stay boolean not null,
      price integer,
      minimum_stay integer,
      reason text,
      changed_by text,
      changed_at timestamptz not null default clock_timestamp(),
      constraint night_change_has_nights check (end_date > start_date)
    )
  `.execute(db);
  await sql`create index night_change_of_unit on night_change (unit_id, end_date)`.execute(db);
  await sql`create index night_change_by_end on night_change (end_date)`.execute(db);
}
