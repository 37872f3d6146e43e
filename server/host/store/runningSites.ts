import { sql } from 'kysely';
import type { Database } from './database.ts';

const prefix = 'estadia ';

/** What a running site calls its connections, so that others can tell which properties it has. */
export const connectionName = (contentPrint: string): string => prefix + contentPrint;

/**
 * The prints of the properties that the sites on this database run with, other than one's own. A site that has ended has no
 * connections, and does not count.
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
