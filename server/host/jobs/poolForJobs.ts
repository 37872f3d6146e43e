import type { Pool } from 'pg';
import type { Db } from 'pg-boss';
import { getConnections } from '../store/connections.ts';

const beginsTransaction = /^\s*begin\b/i;

/**
 * The host's pool as pg-boss wants it. Some of its texts are whole transactions (`BEGIN; …; COMMIT`): when
 * one fails, its connection must leave the broken transaction before anybody else gets it, and with the
 * embedded database everybody shares one connection.
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
