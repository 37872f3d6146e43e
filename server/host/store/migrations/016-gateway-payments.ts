import { sql, type Kysely } from 'kysely';

/** The gateway's data of each payment: its fee, refunds and disputes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gateway_payment (
      id text primary key,
      reservation_id text not null references reservation (id) on delete cascade,
      charge_id text,
      amount integer,
      fee integer,
      created_at timestamptz not null default clock_timestamp(),
      checked_at timestamptz
    )
  `.execute(db);
  await sql`create index gateway_payment_of_reservation on gateway_payment (reservation_id)`.execute(db);
  await sql`create index gateway_payment_to_check on gateway_payment (checked_at)`.execute(db);
  await sql`
    create table gateway_refund (
      id text primary key,
      gateway_payment_id text not null references gateway_payment (id) on delete cascade,
      amount integer not null,
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      is_ours boolean not null,
      made_at timestamptz not null
    )
  `.execute(db);
  await sql`create index gateway_refund_of_payment on gateway_refund (gateway_payment_id)`.execute(db);
  await sql`
    create table gateway_dispute (
      id text primary key,
      gateway_payment_id text not null references gateway_payment (id) on delete cascade,
      amount integer not null,
      reason text not null,
      status text not null check (status in ('inquiry', 'open', 'won', 'lost', 'closed')),
      answer_by timestamptz,
      made_at timestamptz not null
    )
  `.execute(db);
  await sql`create index gateway_dispute_of_payment on gateway_dispute (gateway_payment_id)`.execute(db);
  await sql`
    alter table payment
      add column returned_amount integer not null default 0,
      add column disputed_amount integer not null default 0
  `.execute(db);
  await sql`
    insert into gateway_payment (id, reservation_id, created_at)
    select gateway_payment_id, min(reservation_id), min(coalesce(paid_at, clock_timestamp()))
    from payment where gateway_payment_id is not null
    group by gateway_payment_id
  `.execute(db);
}
