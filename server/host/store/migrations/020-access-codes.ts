import { sql, type Kysely } from 'kysely';

/** Requests for access to a reservation with a code by e-mail. Those that match no reservation are stored too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_code (
      id text primary key,
      reservation_id text references reservation (id) on delete cascade,
      subject text not null,
      network text,
      salt bytea not null,
      hash bytea not null,
      sealed text,
      tries_left integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index access_code_of_subject on access_code (subject, created_at)`.execute(db);
  await sql`create index access_code_of_network on access_code (network, created_at)`.execute(db);
  await sql`create index access_code_by_age on access_code (created_at)`.execute(db);
  await sql`create index access_code_of_reservation on access_code (reservation_id)`.execute(db);
}
