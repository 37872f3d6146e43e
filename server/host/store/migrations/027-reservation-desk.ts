import { sql, type Kysely } from 'kysely';

/**
 * Adds an index of the words by which a host finds reservations (`store/reservationWords.ts` has the same expression),
 * the refunds of a host without a cancellation, the history of a reservation with the notes of its host, and the result
 * of the last charge of an instalment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index reservation_by_words on reservation using gin (
      (array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(
        number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' ||
        regexp_replace(phone_prefix || phone, '[^0-9]', '', 'g') || ' ' ||
        ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0'),
        NFD), '[\\u0300-\\u036f]', '', 'g')), '[ -/:-@[-\`{-~]+'), '')))
    )
  `.execute(db);

  await sql`
    create table host_refund (
      id text primary key,
      reservation_id text not null references reservation (id) on delete cascade,
      key text,
      amount integer not null check (amount > 0),
      reason text not null,
      made_by text,
      made_at timestamptz not null default clock_timestamp(),
      unique (reservation_id, key)
    )
  `.execute(db);
  await sql`
    create table host_refund_part (
      id text primary key,
      refund_id text not null references host_refund (id) on delete cascade,
      payment_id text not null references payment (id) on delete cascade,
      amount integer not null check (amount >= 0),
      gateway_refund_id text
    )
  `.execute(db);
  await sql`create index host_refund_part_of_refund on host_refund_part (refund_id)`.execute(db);
  await sql`create index host_refund_part_of_payment on host_refund_part (payment_id)`.execute(db);

  await sql`
    create table reservation_event (
      id text primary key,
      reservation_id text not null references reservation (id) on delete cascade,
      at timestamptz not null default clock_timestamp(),
      kind text not null,
      made_by text,
      text text
    )
  `.execute(db);
  await sql`create index reservation_event_of_reservation on reservation_event (reservation_id, at)`.execute(
    db,
  );

  await sql`
    alter table payment
      add column charge_attempt integer not null default 0,
      add column charge_failure text
  `.execute(db);
}
