import type { Pool } from 'pg';
import type { Db } from 'pg-boss';
import { getConnections } from '../store/connections.ts';

const beginsTransaction = /^\s*begin\b/i;

/**
 * Adapts the host's pool for pg-boss. Some of its statements are whole transactions (`BEGIN; …; COMMIT`). When one
 * fails, the transaction must be rolled back before another caller gets the connection; with the embedded database, all
 * callers share one.
 */
export const poolForJobs = (pool: Pool): Db => ({
  async executeSql(text, values) {
    const client = await getConnections(pool).connect();
    try {
      const result = await client.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
    } catch (error) {
      if (beginsTransaction.test(text)) await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  },
});
