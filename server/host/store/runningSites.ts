import { sql } from 'kysely';
import type { Database } from './database.ts';

const prefix = 'estadia ';

/** The connection name of a running site, by which others recognise its properties. */
export const connectionName = (contentPrint: string): string => prefix + contentPrint;

/**
 * Reads the content fingerprints of the sites on this database that differ from `own`. A stopped site has no
 * connections and does not count.
 */
export async function readOtherPrints(db: Database, own: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix}%`}
      and application_name <> ${connectionName(own)}
    order by name
  `.execute(db);
  return rows.map(({ name }) => name.slice(prefix.length));
}
