import { sql, type Kysely } from 'kysely';

/** Access requests are counted by all networks of their caller's address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The rows are at most a day old; codes that were already sent remain valid.
  await sql`drop index access_code_of_network`.execute(db);
  await sql`alter table access_code drop column network, add column networks text[]`.execute(db);
  await sql`create index access_code_of_networks on access_code using gin (networks)`.execute(db);
}
