import { sql, type Kysely } from 'kysely';

/** When a guest was told what is held back of the way in until some days before arrival. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column arrival_told_at timestamptz`.execute(db);
}
