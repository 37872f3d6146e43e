import { sql, type Kysely } from 'kysely';

/** Messages to hosts until their e-mails are sent, and data to count recent ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_message (
      id text primary key,
      unit_id text not null references unit (id),
      locale text not null,
      sender text not null,
      for_host text,
      for_visitor text,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index contact_message_of_sender on contact_message (sender, created_at)`.execute(db);
  await sql`create index contact_message_of_unit on contact_message (unit_id, created_at)`.execute(db);
}
