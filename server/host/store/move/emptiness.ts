import { sql } from 'kysely';
import type { Database, Trx } from '../database.ts';
import type { Table } from './tables.ts';

// The queues themselves, which are made with the tables of the jobs.
const alwaysPresentTable = 'pgboss.queue';

/** The first of these tables that keeps something; those that are not there keep nothing. */
export async function findFilled(db: Database, tables: readonly string[]): Promise<string | undefined> {
  for (const name of tables.filter((table) => table !== alwaysPresentTable)) {
    const { rows } = await sql<{ there: string | null }>`select to_regclass(${name})::text as there`.execute(
      db,
    );
    if (rows[0]?.there == null) continue;
    if ((await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db)).rows.length > 0) return name;
  }
  return undefined;
}

/** Empties what is there anyway, and keeps everybody else out of these tables until the transaction ends. */
export async function takeOver(trx: Trx, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => name).join(', ');
  await sql`lock table ${sql.raw(names)} in access exclusive mode`.execute(trx);
  await sql`delete from ${sql.raw(alwaysPresentTable)}`.execute(trx);
}
