import { sql, type Kysely } from 'kysely';

/**
 * The origin of each booking: the site, the phone, or a channel with its number there. Instalments that the host collects
 * in person, the way of payment, and the time of the notification about an overdue one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column source text not null default 'site' check (source <> ''),
      add column source_reference text
  `.execute(db);
  await sql`
    alter table payment
      add column collected_by text not null default 'gateway' check (collected_by in ('gateway', 'host')),
      add column received_as text check (received_as in ('cash', 'transfer', 'card', 'other')),
      add column overdue_notified_at timestamptz
  `.execute(db);
  await sql`drop index payment_due`.execute(db);
  await sql`
    create index payment_due on payment (due_date) where status = 'scheduled' and collected_by = 'gateway'
  `.execute(db);
  await sql`
    create index payment_due_to_host on payment (due_date) where status = 'scheduled' and collected_by = 'host'
  `.execute(db);
}
