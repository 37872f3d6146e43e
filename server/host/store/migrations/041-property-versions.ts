import { sql, type Kysely } from 'kysely';

/**
 * The versions of each property: what its host wrote, as a draft, as the published version, and as earlier ones. The
 * copy of a folder in CONTENT_DIR, which was `unit_source`, is the published version of a property that files manage.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The type json keeps the order of the fields, in which an export writes them.
  await sql`
    create table property_version (
      unit_id text not null references unit (id),
      number integer not null,
      state text not null check (state in ('draft', 'published', 'superseded')),
      from_files boolean not null default false,
      document json not null,
      photo_sizes json not null,
      hash text not null,
      author text,
      note text,
      created_at timestamptz not null default clock_timestamp(),
      published_at timestamptz,
      primary key (unit_id, number)
    )
  `.execute(db);
  for (const state of ['draft', 'published']) {
    await sql`
      create unique index ${sql.id(`property_version_${state}`)} on property_version (unit_id)
        where state = ${sql.lit(state)}
    `.execute(db);
  }
  await sql`
    insert into property_version (
      unit_id, number, state, from_files, document, photo_sizes, hash, created_at, published_at
    )
    select
      unit_id, 1, 'published', true, (source - 'photoSizes')::json, coalesce(source -> 'photoSizes', '{}')::json,
      coalesce(hash, ''), kept_at, kept_at
    from unit_source
  `.execute(db);
  await sql`drop table unit_source`.execute(db);

  // Counts the publications, so that every process of the site learns about them.
  await sql`create sequence host_change_content`.execute(db);
  await sql`select nextval('host_change_content'::regclass)`.execute(db);
  await sql`
    create trigger host_changed after insert or update on property_version
      for each row when (new.state = 'published' and not new.from_files) execute function host_changed('content')
  `.execute(db);
}
