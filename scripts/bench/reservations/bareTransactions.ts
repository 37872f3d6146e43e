import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Nights } from '../growth/openClient.ts';

type Row = Record<string, unknown>;

/** The tables that a new reservation is written to, in this order. */
const tables = ['idempotency', 'reservation', 'payment', 'one_time_password', 'pgboss.job'] as const;
type Table = (typeof tables)[number];

/** Returns a statement that writes a row like the first one of a table. */
async function readModel(pool: Pool, table: Table): Promise<{ text: string; columns: string[]; row: Row }> {
  const [schema, name] = table.includes('.') ? table.split('.') : ['public', table];
  const { rows: known } = await pool.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, name],
  );
  const columns = known.map(({ column }) => column);
  const { rows } = await pool.query<Row>(`select * from ${table} limit 1`);
  const values = columns.map((_, index) => `$${index + 1}`).join(', ');
  return { text: `insert into ${table} (${columns.join(', ')}) values (${values})`, columns, row: rows[0]! };
}

const toParameter = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;

/** The values that differ between two reservations. */
const createValues = (id: string, { id: unit, startDate, endDate }: Nights): Record<Table, Row> => ({
  idempotency: { key: id },
  reservation: { id, number: id, unit_id: unit, start_date: startDate, end_date: endDate },
  payment: { id, reservation_id: id },
  one_time_password: { reservation_id: id },
  // A completed job is not run.
  'pgboss.job': { id, state: 'completed' },
});

/**
 * Returns the transactions per second that write the same rows and take the same lock as new reservations, without
 * HTTP, rules and e-mails. The database has at least one reservation.
 */
export async function measureBareTransactions(
  pool: Pool,
  stays: readonly Nights[],
  parallel: number,
): Promise<number> {
  const models = await Promise.all(tables.map((table) => readModel(pool, table)));
  const write = async (client: PoolClient, stay: Nights) => {
    const values = createValues(randomUUID(), stay);
    await client.query('begin');
    await client.query('select id from unit where id = $1 for update', [stay.id]);
    for (const [index, { text, columns, row }] of models.entries()) {
      const written = { ...row, ...values[tables[index]!] };
      await client.query(
        text,
        columns.map((column) => toParameter(written[column])),
      );
    }
    await client.query('update idempotency set status = 201, answer = answer where key = $1', [
      values.idempotency['key'],
    ]);
    await client.query('commit');
  };
  const remaining = [...stays];
  const work = async () => {
    const client = await pool.connect();
    for (let next = remaining.shift(); next; next = remaining.shift()) await write(client, next);
    client.release();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: Math.min(parallel, pool.options.max) }, work));
  return (stays.length / (performance.now() - began)) * 1000;
}
