import { sql, type Kysely } from 'kysely';

/** The fingerprint of the secret key that links and document data were created with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      is_the_one boolean primary key default true check (is_the_one),
      key_print text not null
    )
  `.execute(db);
}
