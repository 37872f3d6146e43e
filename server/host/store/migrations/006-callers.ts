import { sql, type Kysely } from 'kysely';

/** Counters of callers, of e-mails with codes, and of messages, each by an HMAC. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged, because losing the counters in a crash is harmless.
  await sql`
    create unlogged table caller_count (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )
  `.execute(db);

  await sql`
    create table code_mail (
      reservation_id text not null references reservation (id) on delete cascade,
      addressee text not null,
      network text not null,
      nights integer not null,
      sent_at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
  await sql`create index code_mail_of_reservation on code_mail (reservation_id)`.execute(db);
  await sql`create index code_mail_of_addressee on code_mail (addressee, sent_at)`.execute(db);
  await sql`create index code_mail_of_network on code_mail (network, sent_at)`.execute(db);

  await sql`alter table unit add column besieged_at timestamptz`.execute(db);

  await sql`alter table contact_message add column network text`.execute(db);
  await sql`
    create index contact_message_of_network on contact_message (unit_id, network, created_at)
  `.execute(db);
}
