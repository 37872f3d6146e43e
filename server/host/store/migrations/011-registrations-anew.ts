import { sql, type Kysely } from 'kysely';

/**
 * The time at which the guest registration of a reservation was reopened (null after the guests have registered again),
 * and the times of reminders to guests and hosts, each sent once.
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
