import { sql } from 'kysely';
import type { Database, Trx } from '../database.ts';
import type { Table } from './tables.ts';

// The job queues are created together with the job tables.
const alwaysPresentTable = 'pgboss.queue';

/** The first of these tables that has rows; undefined if all are empty or missing. */
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

/** Locks these tables until the transaction ends, and deletes the rows that a new database already has. */
export async function takeOver(trx: Trx, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => name).join(', ');
  await sql`lock table ${sql.raw(names)} in access exclusive mode`.execute(trx);
  await sql`delete from ${sql.raw(alwaysPresentTable)}`.execute(trx);
}
