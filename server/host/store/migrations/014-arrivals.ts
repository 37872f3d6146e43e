import { sql, type Kysely } from 'kysely';

/** The time at which a guest received the held-back arrival information. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column arrival_told_at timestamptz`.execute(db);
}
