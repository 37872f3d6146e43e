import type { Pool } from 'pg';
import { within } from '../base/within.ts';
import type { Database } from '../store/database.ts';

/** Milliseconds that counting may delay a call. */
const queryTimeout = 1_000;

/** The table in which all processes of a site count their callers. */
export interface SharedCounts {
  table: string;
  query(order: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/**
 * Opens the table `callerCount` on the host's connection pool. Each query is a separate transaction without prepared
 * statements.
 */
export const createSharedCounts = (pool: Pool): SharedCounts => ({
  table: 'caller_count',
  query: (order) => within(pool.query(order), queryTimeout),
});

/** Deletes expired counts. The expiry times come from the clocks of other processes, so one hour is added. */
export async function deleteExpiredCounts({ db }: { db: Database }): Promise<void> {
  await db
    .deleteFrom('callerCount')
    .where('expire', '<', String(Date.now() - 3_600_000))
    .execute();
}
