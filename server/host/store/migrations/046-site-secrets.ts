import { sql, type Kysely } from 'kysely';

/** The secrets among the settings of the site, encrypted: the password of the mail server, and the key of Stripe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_secret (
      name text primary key check (name in ('mailPassword', 'stripeKey')),
      sealed text not null,
      ending text,
      created_at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
  await sql`
    create trigger host_changed after insert or update or delete on site_secret
      for each statement execute function host_changed('content')
  `.execute(db);
}
