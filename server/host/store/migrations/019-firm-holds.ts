import { sql, type Kysely } from 'kysely';

/**
 * Unpaid reservations block their nights for others only while they are firm: after the e-mail address is verified,
 * within limits for each network and domain. Callers are counted by all networks of their address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservation
      add column firm boolean not null default false,
      add column firm_until timestamptz,
      add column caller_marks text[]
  `.execute(db);
  await sql`
    update reservation set firm = true, firm_until = hold_expires_at where status = 'awaiting_payment'
  `.execute(db);
  await sql`
    alter table reservation
      add column holds_nights boolean not null generated always as (
        status in ('confirmed', 'completed') or (status = 'awaiting_payment' and firm)
      ) stored
  `.execute(db);
  await sql`
    alter table reservation
      drop constraint reservation_end_reason_check,
      add check (end_reason in ('hold_expired', 'cancelled', 'paid_too_late', 'dates_taken'))
  `.execute(db);
  await sql`alter table reservation drop constraint nights_held_once`.execute(db);
  await sql`
    alter table reservation
      add constraint nights_held_once exclude using gist (unit_id with =, nights with &&) where (holds_nights)
  `.execute(db);
  await sql`
    create index reservation_of_callers on reservation using gin (caller_marks) where caller_marks is not null
  `.execute(db);
  await sql`
    create index reservation_with_callers on reservation (created_at) where caller_marks is not null
  `.execute(db);
  await sql`create index reservation_firm_until on reservation (firm_until) where firm_until is not null`.execute(
    db,
  );

  // The rows are at most an hour old and only serve for counting.
  await sql`delete from code_mail`.execute(db);
  await sql`alter table code_mail drop column network, drop column nights, add column networks text[] not null`.execute(
    db,
  );
  await sql`create index code_mail_of_networks on code_mail using gin (networks)`.execute(db);

  await sql`alter table contact_message drop column network, add column networks text[]`.execute(db);
  await sql`create index contact_message_of_networks on contact_message using gin (networks)`.execute(db);
}
