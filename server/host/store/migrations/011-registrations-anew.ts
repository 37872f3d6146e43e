import { sql, type Kysely } from 'kysely';

/**
 * When the registration of a reservation's guests was opened again (null once they have registered anew), and when guests
 * and hosts were reminded of what is to be done for a stay: each once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column registration_reopened_at timestamptz,
      add column registration_reminded_at timestamptz,
      add column bulletins_told_at timestamptz,
      add column bulletins_told_last_at timestamptz
  `.execute(db);
}
