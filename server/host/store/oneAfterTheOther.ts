import { createPool } from './pool.ts';

// Any number will do, as long as nobody else takes it.
const startLock = 7_323_480_214;

/**
 * Has processes that start at the same time on a PostgreSQL server make what is missing there one after the other.
 * The lock is a transaction's, for a PgBouncer in between lends connections for no longer than that.
 */
export async function oneAfterTheOther<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl);
  try {
    const connection = await pool.connect();
    try {
      await connection.query('begin');
      await connection.query('select pg_advisory_xact_lock($1)', [startLock]);
      return await work();
    } finally {
      // What ends with the connection needs no end of its own.
      connection.release(true);
    }
  } finally {
    await pool.end();
  }
}
