import { sql, type Kysely } from 'kysely';

/** What the database is part of: which secret key links and documents in it were made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      is_the_one boolean primary key default true check (is_the_one),
      key_print text not null
    )
  `.execute(db);
}
