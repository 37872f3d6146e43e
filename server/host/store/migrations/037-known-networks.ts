import { sql, type Kysely } from 'kysely';

/**
 * Remembers the networks in which people have signed in, and which codes were used, so that requests of strangers do not
 * use up the codes of a person; and counts ended sessions, whose streams end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table host_code add column used_at timestamptz`.execute(db);
  await sql`
    create table host_network (
      user_id text not null references host_user (id) on delete cascade,
      mark text not null,
      seen_at timestamptz not null,
      primary key (user_id, mark)
    )
  `.execute(db);
  await sql`create index host_network_by_use on host_network (seen_at)`.execute(db);
  await sql`create sequence host_change_session`.execute(db);
  // The first number does not change `last_value`.
  await sql`select nextval('host_change_session')`.execute(db);
  await sql`
    create trigger host_changed after delete on host_session
      for each row execute function host_changed('session')
  `.execute(db);
}
