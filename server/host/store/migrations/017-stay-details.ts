import { sql, type Kysely } from 'kysely';

/** The invoice data, the arrival time, and the time since which their host has not been notified of a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column invoice jsonb,
      add column arrival_time text,
      add column details_changed_at timestamptz
  `.execute(db);
}
