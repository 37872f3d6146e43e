import { sql, type Kysely } from 'kysely';

/** The time at which a guest's data was erased, and indexes for the deletion of expired data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column guest_erased_at timestamptz`.execute(db);
  await sql`
    create index reservation_with_guest on reservation (end_date) where guest_erased_at is null
  `.execute(db);
  await sql`
    create index reservation_never_booked on reservation ((coalesce(ended_at, hold_expires_at)))
      where confirmed_at is null
  `.execute(db);
  await sql`create index webhook_event_by_age on webhook_event (received_at)`.execute(db);
}
