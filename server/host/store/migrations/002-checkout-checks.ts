import { sql, type Kysely } from 'kysely';

/** The time of the last read of a session at the gateway, which limits the frequency of reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout_session add column checked_at timestamptz`.execute(db);
  await sql`
    create index checkout_session_unsettled on checkout_session (created_at)
      where status in ('open', 'processing', 'failed')
  `.execute(db);
}
