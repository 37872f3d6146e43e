import { sql, type Kysely } from 'kysely';

/** When the gateway was last asked about a session, so that it is not asked with every reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkout_session add column checked_at timestamptz`.execute(db);
  await sql`
    create index checkout_session_unsettled on checkout_session (created_at)
      where status in ('open', 'processing', 'failed')
  `.execute(db);
}
