import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Number of rows per step, small enough not to block other queries. */
const atATime = 500;
const timesAtMost = 20;

/**
 * Deletes the rows of a table that match a condition in small steps; up to some thousand per call. Several processes
 * may call it simultaneously, because each skips rows that another one has locked.
 */
export async function deleteRows(
  db: Database,
  name: keyof Schema,
  isOver: RawBuilder<boolean>,
): Promise<void> {
  const table = sql.table(name);
  for (let times = 0; times < timesAtMost; times += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOver} limit ${atATime} for update skip locked
      ))
    `.execute(db);
    if (numAffectedRows < atATime) return;
  }
}
