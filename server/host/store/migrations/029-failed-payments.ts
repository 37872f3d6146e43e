import { sql, type Kysely } from 'kysely';

/** The index with which a host's overview finds charges that failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_failed on payment (due_date) where status = 'failed'`.execute(db);
}
