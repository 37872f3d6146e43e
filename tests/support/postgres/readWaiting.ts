import type { Client } from 'pg';

/** Who waits for a lock in the database of a connection, by the number of their process at the server. */
export async function readWaiting(connection: Client): Promise<number[]> {
  // Within a transaction it is told of the processes that there were when it first asked.
  await connection.query('select pg_stat_clear_snapshot()');
  const { rows } = await connection.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}
