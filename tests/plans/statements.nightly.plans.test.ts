import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newServerDatabase } from '../support/postgres/newDatabase.ts';
import { statementsFolder, type RecordedStatement } from '../support/recordStatements.ts';
import { fillTables } from './support/fillTables.ts';
import { findScans, planStatement } from './support/findScans.ts';
import { runDay } from './support/runDay.ts';

let pool: Pool;
let close: () => Promise<void>;
beforeAll(async () => {
  const { databaseUrl, drop } = await newServerDatabase();
  pool = new Pool({ connectionString: databaseUrl, max: 1 });
  close = async () => {
    await pool.end();
    await drop();
    await rm(statementsFolder, { recursive: true, force: true });
  };
  await fillTables(databaseUrl);
  await runDay();
});
afterAll(() => close());

/** Files whose statements read whole tables on purpose. */
const wholeTables: Readonly<Record<string, string>> = {
  'server/host/move/': 'the move to another database copies everything once',
  'server/host/store/move/': 'the move to another database copies everything once',
  'server/host/store/migrat': 'a migration runs once',
  'server/host/store/loadDump.ts': 'a restore counts the reservations once',
  'server/host/registration/markStoredForms.ts':
    'a start reads the stored forms once; they are deleted in time',
};

const readsWholeTables = ({ source }: RecordedStatement) =>
  Object.keys(wholeTables).some((start) => source.startsWith(start));

/** The statements that all tests of this run, or only the day of this test, have sent to the database. */
const readStatements = (): RecordedStatement[] =>
  readdirSync(statementsFolder).map(
    (file) => JSON.parse(readFileSync(join(statementsFolder, file), 'utf8')) as RecordedStatement,
  );

const findAllScans = async (statements: readonly RecordedStatement[]) => {
  const found: string[] = [];
  for (const { sql, source } of statements) {
    const tables = await findScans(pool, sql).catch((error: unknown) => [
      `cannot be planned: ${String(error)}`,
    ]);
    for (const table of tables) found.push(`${source} scans ${table}: ${sql}`);
  }
  return found;
};

test('no statement scans a table that grows with time', async () => {
  const statements = readStatements();
  expect(new Set(statements.map(({ source }) => source))).toEqual(
    expect.objectContaining({ size: expect.toSatisfy((size: number) => size > 30) as number }),
  );
  expect(await findAllScans(statements.filter((one) => !readsWholeTables(one)))).toEqual([]);
});

test.each([
  ['reservation_with_changed_details', 'server/host/reservations/notifyDetails.ts'],
  ['calendar_conflict_by_end', 'server/host/calendars/conflicts.ts'],
  ['reservation_by_words', 'server/host/commands/reservations/listReservations.ts'],
  ['gateway_payment_due', 'server/host/payments/gatewayPayments.ts'],
])('the index %s prevents scans by %s', async (index, source) => {
  const statements = readStatements().filter((statement) => statement.source === source);
  await pool.query('begin');
  try {
    await pool.query(`drop index ${index}`);
    expect(await findAllScans(statements)).not.toEqual([]);
  } finally {
    await pool.query('rollback');
  }
});

test('availability reads no past nights of a property', async () => {
  const files = new Set(['takenNights', 'blockedNights'].map((name) => `server/host/stays/${name}.ts`));
  const statements = readStatements().filter(
    ({ source, sql }) => files.has(source) && sql.includes('unit_id'),
  );
  expect(statements.length).toBeGreaterThan(2);
  for (const { sql } of statements) {
    const conditions = (await planStatement(pool, sql)).map((node) => node['Index Cond'] ?? '');
    expect(conditions.join(), sql).toContain('nights && ');
  }
});
