import { sql, type Kysely } from 'kysely';

/**
 * The kinds of failures of channel calendars, which the dashboard explains in the language of the host, and a count of the
 * changes of these calendars, so that open pages learn about each reading.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar add column failure_kind text`.execute(db);
  await sql`create sequence host_change_calendar`.execute(db);
  // The first number does not change `last_value`.
  await sql`select nextval('host_change_calendar'::regclass)`.execute(db);
  await sql`
    create trigger host_changed
      after insert or delete or update of tried_at, stays_only, ignores_free on calendar
      for each row execute function host_changed('calendar')
  `.execute(db);
}
