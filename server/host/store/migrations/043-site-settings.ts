import { sql, type Kysely } from 'kysely';

/**
 * The settings of the site, with versions like those of properties. The counter of changes of the content now moves with
 * each change of a draft as well, so that open pages of the dashboard load it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_settings (
      number integer primary key,
      state text not null check (state in ('published', 'superseded')),
      document json not null,
      author text,
      note text,
      created_at timestamptz not null default clock_timestamp(),
      published_at timestamptz not null default clock_timestamp()
    )
  `.execute(db);
  await sql`
    create unique index site_settings_published on site_settings (state) where state = 'published'
  `.execute(db);
  await sql`drop trigger host_changed on property_version`.execute(db);
  for (const table of ['property_version', 'site_settings']) {
    await sql`
      create trigger host_changed after insert or update or delete on ${sql.id(table)}
        for each statement execute function host_changed('content')
    `.execute(db);
  }
}
