import { sql, type Kysely } from 'kysely';

/**
 * Unreadable events in calendars of other channels, and those that were reported; whether blocks without a stay are
 * ignored; the time since which nights are missing in a feed, and whether they may repeat stays of this site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table calendar
      add column problems text not null default '[]',
      add column told_problems text not null default '[]',
      add column stays_only boolean not null default false
  `.execute(db);
  await sql`
    alter table blocked_nights
      add column missing_since timestamptz,
      add column is_closure boolean not null default false
  `.execute(db);
}
