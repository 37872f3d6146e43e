import { sql, type Kysely } from 'kysely';

/** Drafts of guest registrations: encrypted, one for each reservation, until they are submitted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guests_draft (
      reservation_id text primary key references reservation (id) on delete cascade,
      sealed text not null,
      revision_by text not null,
      revision_number bigint not null,
      kept_at timestamptz not null
    )
  `.execute(db);
}
