import { sql, type Kysely } from 'kysely';

/** The webhook endpoint that the site created at the gateway, with its encrypted signing secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      is_the_one boolean primary key default true check (is_the_one),
      id text not null,
      secret text
    )
  `.execute(db);
}
