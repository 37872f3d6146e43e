import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * Locks marks, so that one transaction at a time counts their rows. Marks are locked in sorted order and before any
 * row, which prevents deadlocks. The locks end with the transaction, so they work with a connection pooler.
 */
export async function lockMarks(trx: Trx, marks: readonly string[]): Promise<void> {
  for (const mark of [...new Set(marks)].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(trx);
  }
}
