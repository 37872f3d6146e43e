import { sql, type Kysely } from 'kysely';

/**
 * Indexes with which recurring tasks and lists read only the rows that they need; the times at which payments are due
 * to be read at the gateway; whether a reservation may have stored forms; the times at which a payment last prevented a
 * deletion, and at which an external stay was compared with reservations; hashes of stored content; and the lease of the process that runs the recurring tasks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The conversions to UTC and back make the expression immutable.
  await sql`
    alter table gateway_payment add column due_at timestamptz generated always as (
      case
        when checked_at is null then '-infinity'::timestamptz
        when fee is null
          and (checked_at at time zone 'UTC') + interval '1 hour' < (created_at at time zone 'UTC') + interval '30 days'
          then ((checked_at at time zone 'UTC') + interval '1 hour') at time zone 'UTC'
        when (checked_at at time zone 'UTC') + interval '1 day' < (created_at at time zone 'UTC') + interval '180 days'
          then ((checked_at at time zone 'UTC') + interval '1 day') at time zone 'UTC'
      end
    ) stored
  `.execute(db);
  await sql`drop index gateway_payment_to_check`.execute(db);
  await sql`create index gateway_payment_due on gateway_payment (due_at) where due_at is not null`.execute(
    db,
  );

  await sql`
    alter table reservation
      add column forms_stored boolean not null default false,
      add column retention_checked_at timestamptz
  `.execute(db);
  await sql`
    update reservation set forms_stored = true where id in (select reservation_id from registration)
  `.execute(db);
  await sql`create index reservation_with_forms on reservation (end_date) where forms_stored`.execute(db);

  await sql`drop index reservation_never_booked`.execute(db);
  for (const [name, condition] of [
    ['reservation_never_verified', 'verified_at is null'],
    ['reservation_never_paid', 'verified_at is not null'],
  ] as const) {
    await sql`
      create index ${sql.id(name)} on reservation ((coalesce(retention_checked_at, ended_at, hold_expires_at)))
        where confirmed_at is null and ${sql.raw(condition)}
    `.execute(db);
  }

  await sql`drop index reservation_firm_until`.execute(db);
  await sql`
    create index reservation_firm_until on reservation (firm_until) where status = 'awaiting_payment' and firm
  `.execute(db);
  await sql`
    create index reservation_with_changed_details on reservation (details_changed_at)
      where details_changed_at is not null and status in ('confirmed', 'completed')
  `.execute(db);
  await sql`
    create index reservation_to_report on reservation (start_date)
      where status in ('confirmed', 'completed', 'cancelled')
        and (
          bulletins_exported_at is null
          or guests_registered_at > bulletins_exported_at
          or registration_reopened_at is not null
        )
  `.execute(db);
  await sql`
    create index reservation_not_reminded on reservation (start_date)
      where status = 'confirmed' and registration_reminded_at is null and guest_erased_at is null
        and (guests_registered_at is null or registration_reopened_at is not null)
  `.execute(db);
  await sql`
    create index reservation_without_arrival_email on reservation using gist (nights)
      where status = 'confirmed' and arrival_told_at is null and guest_erased_at is null
  `.execute(db);

  await sql`
    create index reservation_awaiting_payment on reservation (created_at) where status = 'awaiting_payment'
  `.execute(db);
  await sql`drop index reservation_of_guest`.execute(db);
  await sql`create index reservation_of_guest on reservation (lower(email))`.execute(db);

  await sql`create index reservation_by_arrival on reservation (start_date, number)`.execute(db);
  // The included columns allow metrics to be counted without reading the rows.
  await sql`
    create index reservation_by_departure on reservation (end_date, number) include (status, hold_expires_at)
  `.execute(db);
  await sql`create index reservation_of_unit on reservation (unit_id, end_date)`.execute(db);

  await sql`drop index checkout_session_unsettled`.execute(db);
  await sql`
    create index checkout_session_unsettled on checkout_session ((coalesce(checked_at, created_at)))
      where status in ('open', 'processing', 'failed')
  `.execute(db);
  await sql`create index checkout_instalment_of_payment on checkout_instalment (payment_id)`.execute(db);
  await sql`
    create index payment_of_gateway_payment on payment (gateway_payment_id) where gateway_payment_id is not null
  `.execute(db);
  await sql`
    create index payment_by_due_date on payment (due_date) include (status, amount, refund_amount)
  `.execute(db);
  await sql`alter table blocked_nights add column conflicts_checked_at timestamptz`.execute(db);
  await sql`
    create index blocked_nights_to_check on blocked_nights (id)
      where is_stay and missing_since is null and conflicts_checked_at is null
  `.execute(db);
  await sql`create index calendar_conflict_by_end on calendar_conflict (end_date)`.execute(db);
  await sql`create index blocked_nights_by_end on blocked_nights (end_date)`.execute(db);

  await sql`alter table unit_source add column hash text`.execute(db);

  await sql`
    create table task_lease (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    )
  `.execute(db);
}
