import type { Client } from 'pg';

/** Returns the ids of the server processes that wait for a lock in the database of a connection. */
export async function readWaiting(connection: Client): Promise<number[]> {
  // A transaction always sees the processes of its first query.
  await connection.query('select pg_stat_clear_snapshot()');
  const { rows } = await connection.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ pid }) => pid);
}
