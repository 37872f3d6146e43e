import { sql, type Kysely } from 'kysely';

/** The number of nights that an unpaid reservation blocked for others, including gaps that are too short for a stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column counted_nights integer`.execute(db);
}
