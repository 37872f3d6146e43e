import { sql, type Kysely } from 'kysely';

/**
 * Columns that recurring tasks change, or that the database generates. Changes of any other column mean that somebody has
 * changed the stay.
 */
const ignoredColumns = [
  'import_id',
  'import_changed',
  'nights',
  'holds_nights',
  'hold_expires_at',
  'caller_marks',
  'retention_checked_at',
  'registration_reminded_at',
  'arrival_notified_at',
  'bulletins_notified_at',
  'bulletins_last_notified_at',
];

/** Imports of stays from other systems. A trigger notes which of their stays were changed since, so that these remain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stay_import (
      id text primary key,
      author text,
      created_at timestamptz not null default clock_timestamp(),
      undone_at timestamptz
    )
  `.execute(db);
  await sql`create index stay_import_by_time on stay_import (created_at)`.execute(db);
  await sql`
    alter table reservation
      add column import_id text references stay_import (id) on delete set null,
      add column import_changed boolean not null default false
  `.execute(db);
  await sql`
    create index reservation_of_import on reservation (import_id) where import_id is not null
  `.execute(db);
  const ignored = sql.lit(`{${ignoredColumns.join(',')}}`);
  await sql`
    create function note_import_change() returns trigger language plpgsql as $$
      begin
        if to_jsonb(new) - ${ignored}::text[] is distinct from to_jsonb(old) - ${ignored}::text[] then
          new.import_changed := true;
        end if;
        return new;
      end
    $$
  `.execute(db);
  await sql`
    create trigger import_changed before update on reservation
      for each row when (old.import_id is not null and not old.import_changed) execute function note_import_change()
  `.execute(db);
}
