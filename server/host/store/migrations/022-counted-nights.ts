import { sql, type Kysely } from 'kysely';

/** How many nights an unpaid reservation took from others, with those in gaps that are too short for a stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column counted_nights integer`.execute(db);
}
