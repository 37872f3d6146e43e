import type { Pool } from 'pg';
import { within } from '../base/within.ts';
import type { Database } from '../store/database.ts';

/** How long counting may keep a caller waiting, in milliseconds. */
const queryTimeout = 1_000;

/** Where all processes of a site count who calls. */
export interface SharedCounts {
  table: string;
  query(order: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/** The table `callerCount` on the host's pool; each query is a transaction of its own, and nothing is prepared. */
export const createSharedCounts = (pool: Pool): SharedCounts => ({
  table: 'caller_count',
  query: (order) => within(pool.query(order), queryTimeout),
});

/** Forgets counts whose time is over; by the clocks of those who counted, so with an hour to spare. */
export async function deleteExpiredCounts({ db }: { db: Database }): Promise<void> {
  await db
    .deleteFrom('callerCount')
    .where('expire', '<', String(Date.now() - 3_600_000))
    .execute();
}
