import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Stay } from './stays.ts';

type Row = Record<string, unknown>;

/** The tables that a reservation writes to, in this order, with the columns that need unique values. */
const tables = ['idempotency', 'reservation', 'payment', 'one_time_password', 'pgboss.job'] as const;
type Table = (typeof tables)[number];

/** Creates a statement that inserts a copy of a reservation's row with new unique values. */
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

const asParameter = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value;

const getRows = (id: string, { unit, startDate, endDate }: Stay): Record<Table, Row> => ({
  idempotency: { key: id },
  reservation: { id, number: id, unit_id: unit, start_date: startDate, end_date: endDate },
  payment: { id, reservation_id: id },
  one_time_password: { reservation_id: id },
  // A completed job is not run.
  'pgboss.job': { id, state: 'completed' },
});

/**
 * Measures the transactions per second that write and lock the same rows as a reservation, in the same order, without
 * HTTP, business rules and e-mail.
 */
export async function ceiling(pool: Pool, stays: readonly Stay[], atOnce: number): Promise<number> {
  const models = await Promise.all(tables.map((table) => readModel(pool, table)));
  const make = async (client: PoolClient, stay: Stay) => {
    const own = getRows(randomUUID(), stay);
    await client.query('begin');
    await client.query('select id from unit where id = $1 for update', [stay.unit]);
    for (const [index, { text, columns, row }] of models.entries()) {
      const written = { ...row, ...own[tables[index]!] };
      await client.query(
        text,
        columns.map((column) => asParameter(written[column])),
      );
    }
    await client.query('update idempotency set status = 201, answer = answer where key = $1', [
      own.idempotency['key'],
    ]);
    await client.query('commit');
  };
  const waiting = [...stays];
  const work = async () => {
    const client = await pool.connect();
    for (let next = waiting.shift(); next; next = waiting.shift()) await make(client, next);
    client.release();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: Math.min(atOnce, pool.options.max) }, work));
  return (stays.length / (performance.now() - began)) * 1000;
}
