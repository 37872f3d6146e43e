import { sql, type Kysely } from 'kysely';

/** Units, reservations and their dependent tables: passwords, payments, checkout sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);

  // One row for each unit; locking it serialises requests for the same nights.
  await sql`create table unit (id text primary key)`.execute(db);

  await sql`
    create table reservation (
      id text primary key,
      number text not null unique,
      unit_id text not null references unit (id),
      start_date date not null,
      end_date date not null,
      nights daterange not null generated always as (daterange(start_date, end_date, '[)')) stored,
      status text not null check (
        status in ('awaiting_otp', 'awaiting_payment', 'confirmed', 'completed', 'expired', 'cancelled')
      ),
      end_reason text check (end_reason in ('hold_expired', 'cancelled', 'paid_too_late')),
      guest_count integer not null check (guest_count > 0),
      first_name text not null,
      last_name text not null,
      email text not null,
      phone_prefix text not null,
      phone text not null,
      locale text not null,
      special_requests text,
      payment_option_id text not null,
      quote json not null,
      token_version integer not null default 1,
      client_id text not null,
      booking_id text,
      created_at timestamptz not null default now(),
      hold_expires_at timestamptz not null,
      verified_at timestamptz,
      confirmed_at timestamptz,
      ended_at timestamptz,
      saved_card text,
      checkout_attempt integer not null default 0,
      checkout_planned_end timestamptz,
      refund_percentage double precision,
      refund_amount integer,
      constraint reservation_has_nights check (end_date > start_date),
      constraint nights_held_once exclude using gist (unit_id with =, nights with &&)
        where (status in ('awaiting_otp', 'awaiting_payment', 'confirmed', 'completed'))
    )
  `.execute(db);
  await sql`
    create index reservation_of_booking on reservation (client_id, booking_id)
      where booking_id is not null and status = 'awaiting_otp'
  `.execute(db);

  await sql`create index reservation_of_guest on reservation (email, created_at)`.execute(db);

  await sql`
    create table one_time_password (
      reservation_id text primary key references reservation (id) on delete cascade,
      salt bytea not null,
      hash bytea not null,
      sealed text,
      expires_at timestamptz not null,
      tries_left integer not null check (tries_left >= 0),
      resends_left integer not null check (resends_left >= 0)
    )
  `.execute(db);

  await sql`
    create table payment (
      id text primary key,
      reservation_id text not null references reservation (id) on delete cascade,
      position integer not null,
      due_date date not null,
      due_now boolean not null,
      amount integer not null check (amount >= 0),
      status text not null default 'scheduled' check (
        status in ('scheduled', 'processing', 'paid', 'failed', 'refunded', 'void')
      ),
      gateway_payment_id text,
      gateway_refund_id text,
      refund_amount integer not null default 0 check (refund_amount between 0 and amount),
      paid_at timestamptz,
      unique (reservation_id, position)
    )
  `.execute(db);
  await sql`create index payment_due on payment (due_date) where status = 'scheduled'`.execute(db);

  await sql`
    create table checkout_session (
      id text primary key,
      reservation_id text not null references reservation (id) on delete cascade,
      attempt integer not null default 1,
      mode text not null check (mode in ('payment', 'setup')),
      url text not null,
      status text not null default 'open' check (
        status in ('open', 'processing', 'failed', 'complete', 'expired')
      ),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index checkout_session_of_reservation on checkout_session (reservation_id)`.execute(db);

  await sql`
    create table webhook_event (
      id text primary key,
      received_at timestamptz not null default now()
    )
  `.execute(db);

  await sql`
    create table idempotency (
      client_id text not null,
      key text not null,
      request_hash bytea not null,
      status integer not null,
      answer json not null,
      created_at timestamptz not null default now(),
      primary key (client_id, key)
    )
  `.execute(db);
  await sql`create index idempotency_by_age on idempotency (created_at)`.execute(db);
}
