import { createPool } from './pool.ts';

// An arbitrary number that no other software uses for its locks.
const startLock = 7_323_480_214;

/**
 * Serialises the work of processes that start simultaneously on a PostgreSQL server. The lock is a transaction lock,
 * because PgBouncer assigns connections only for a transaction.
 */
export async function withAdvisoryLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl);
  try {
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      await connection.query('select pg_advisory_xact_lock($1)', [startLock]);
      return await work();
    } finally {
      // Closing the connection also ends the transaction.
      connection.release(true);
    }
  } finally {
    await pool.end();
  }
}
