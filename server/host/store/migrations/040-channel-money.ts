import { sql, type Kysely } from 'kysely';

/** The payment of a channel to the host for a stay, and its commission, in cents; null if unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column payout integer check (payout >= 0),
      add column commission integer check (commission >= 0)
  `.execute(db);
}
