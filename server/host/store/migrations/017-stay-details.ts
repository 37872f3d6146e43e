import { sql, type Kysely } from 'kysely';

/** What an invoice is to say, when guests arrive, and since when their host has not been told that either has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column invoice jsonb,
      add column arrival_time text,
      add column details_changed_at timestamptz
  `.execute(db);
}
