import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const prefix = 'estadia ';
/** PostgreSQL shortens connection names to 63 characters, and replaces those that are not ASCII. */
const longest = 63;

/** A running site on the database: the fingerprint of its properties, and its machine. */
export interface RunningSite {
  print: string;
  machine: string;
}

/** The connection name of a running site, by which others recognise its properties and its machine. */
export const connectionName = (contentPrint: string, machine: string = hostname()): string =>
  `${prefix}${contentPrint} ${machine.replaceAll(/[^\w.-]/g, '-')}`.slice(0, longest);

/** Reads the sites on this database whose properties differ from `own`. A stopped site has no connections and does not count. */
export async function readOtherSites(db: Database, own: string): Promise<RunningSite[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix}%`}
      and split_part(application_name, ' ', 2) <> ${own}
    order by name
  `.execute(db);
  return rows.map(({ name }) => {
    const [print = '', machine = 'another machine'] = name.slice(prefix.length).split(' ');
    return { print, machine };
  });
}
