import { expect, test } from 'vitest';
import { getConnections } from '../../../server/host/store/connections.ts';
import { openEmptyStore } from '../../support/openEmptyStore.ts';

test('a connection that the server ends between two queries fails only the next one', async () => {
  const { pool } = await openEmptyStore();
  const ended = new Promise<void>((done) => {
    // Without `once`, which would receive events of other listeners.
    pool.once('acquire', (client) => void client.once('end', done));
  });
  const connection = await getConnections(pool).connect();
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await ended;
  await expect(connection.query('select 1')).rejects.toThrow(/not queryable|terminated/);
  connection.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
