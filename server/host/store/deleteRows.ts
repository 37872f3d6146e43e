import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Rows that are deleted at a time: nobody waits for these. */
const atATime = 500;
const timesAtMost = 20;

/**
 * Deletes the rows of a table of which something is true, in small steps; what is more than some thousand is
 * left for the next time. Several processes may do it at once: each leaves alone what another has.
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
