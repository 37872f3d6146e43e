import { sql, type Kysely } from 'kysely';

/** What was typed of guests' forms so far: sealed, one for each reservation, until it is sent. */
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
