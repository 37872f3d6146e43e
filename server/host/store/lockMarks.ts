import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * Lets one transaction at a time count what is about these marks. All are locked in the same order and before any row,
 * so that nobody waits in a circle; they are let go with the transaction, so a pooler may give each another connection.
 */
export async function lockMarks(trx: Trx, marks: readonly string[]): Promise<void> {
  for (const mark of [...new Set(marks)].toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(trx);
  }
}
