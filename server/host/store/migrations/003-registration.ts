import { sql, type Kysely } from 'kysely';

/** The guest registration required by law: encrypted, and deleted after its retention period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Both remain when the forms are deleted.
  await sql`alter table reservation add column guests_registered_at timestamptz`.execute(db);
  await sql`alter table reservation add column bulletins_exported_at timestamptz`.execute(db);

  await sql`
    create table registration (
      reservation_id text not null references reservation (id) on delete cascade,
      position integer not null,
      sealed text not null,
      primary key (reservation_id, position)
    )
  `.execute(db);
  await sql`create sequence bulletin_file_number`.execute(db);
}
