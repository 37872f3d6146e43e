import { sql, type Kysely } from 'kysely';

/** Requests for access are counted by all networks that their caller's address is in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows of a day at most; codes that are still on their way keep working.
  await sql`drop index access_code_of_network`.execute(db);
  await sql`alter table access_code drop column network, add column networks text[]`.execute(db);
  await sql`create index access_code_of_networks on access_code using gin (networks)`.execute(db);
}
