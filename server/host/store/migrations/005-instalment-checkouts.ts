import { sql, type Kysely } from 'kysely';

/** The failed instalments that a checkout session of a booked stay pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkout_instalment (
      reservation_id text not null references reservation (id) on delete cascade,
      attempt integer not null,
      payment_id text not null references payment (id) on delete cascade,
      primary key (reservation_id, attempt, payment_id)
    )
  `.execute(db);
}
