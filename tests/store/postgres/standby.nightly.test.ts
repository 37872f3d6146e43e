import { sql } from 'kysely';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkDatabase } from '../../../server/commands/doctor/database.ts';
import { readConfig } from '../../../server/config/index.ts';
import { handlers } from '../../../server/host/http/handlers.ts';
import { createDatabase, type Database } from '../../../server/host/store/database.ts';
import { poolOfServer } from '../../../server/host/store/pool.ts';
import { openStandby, warnOfMissingStandby } from '../../../server/host/store/standby.ts';
import { queryDatabase } from '../../support/postgres/queryDatabase.ts';
import { startPostgres, type Postgres } from '../../support/postgres/startPostgres.ts';
import { forStandby, startStandby } from '../../support/postgres/startStandby.ts';

const timing = { maxDelay: 300, checkEvery: 20 };
let primary: Postgres;
let standby: Awaited<ReturnType<typeof startStandby>>;

beforeAll(async () => {
  primary = await startPostgres(forStandby);
  await queryDatabase(primary.address('postgres'), 'create table change (id integer)');
  standby = await startStandby(primary);
});
afterAll(async () => {
  await standby.stop();
  await primary.stop();
});

const change = () => queryDatabase(primary.address('postgres'), 'insert into change values (1)');
const onStandby = (text: string) => queryDatabase(standby.address('postgres'), text);

function openReads(readUrl = standby.address('postgres')) {
  const pool = poolOfServer(primary.address('postgres'));
  const reads = openStandby(readUrl, createDatabase(pool), timing);
  onTestFinished(async () => {
    await reads.close();
    await pool.end();
  });
  const askWhere = async (db: Database) => {
    const { rows } = await sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`.execute(db);
    return rows[0]!.isStandby ? 'standby' : 'primary';
  };
  return { readAt: () => reads.read(askWhere), reads };
}

test('reads run on the standby, and on the primary while the standby is behind', async () => {
  const { readAt } = openReads();
  await expect.poll(readAt, { interval: 20 }).toBe('standby');
  await onStandby('select pg_wal_replay_pause()');
  await change();
  await expect.poll(readAt, { interval: 20 }).toBe('primary');
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(readAt, { interval: 20 }).toBe('standby');
});

test('repeated reads are prepared on the standby', async () => {
  const { reads } = openReads();
  // The primary of these tests prepares nothing.
  const text = 'select statement from pg_prepared_statements';
  const readPrepared = async (db: Database) => {
    const { rows } = await sql<{ statement: string }>`${sql.raw(text)}`.execute(db);
    return rows.map(({ statement }) => statement);
  };
  await expect.poll(() => reads.read(readPrepared), { interval: 20 }).toContain(text);
});

test('reads run on the primary while the other server is writable and does not replicate', async () => {
  const promoted = await startStandby(primary);
  onTestFinished(promoted.stop);
  await queryDatabase(promoted.address('postgres'), 'select pg_promote()');
  // The positions of both servers differ by more than the promotion has written.
  await change();
  await queryDatabase(primary.address('postgres'), 'select pg_switch_wal()');
  await change();
  const { reads } = openReads(promoted.address('postgres'));
  const countChanges = async (db: Database) => (await sql`select from change`.execute(db)).rows.length;
  const counts = new Set<number>();
  for (let read = 0; read < 500; read += 1) counts.add(await reads.read(countChanges));
  expect(counts.size).toBe(1);
});

test('no reads run on another database than that of the primary', async () => {
  await queryDatabase(primary.address('postgres'), 'create database other');
  const { reads } = openReads(primary.address('other'));
  const readName = (db: Database) =>
    sql<{ name: string }>`select current_database() as name`.execute(db).then(({ rows }) => rows[0]!.name);
  const names = [];
  for (let read = 0; read < 200; read += 1) names.push(await reads.read(readName));
  expect(new Set(names)).toEqual(new Set(['postgres']));
});

test('an error of the read itself is not repeated on the other server', async () => {
  const { reads } = openReads();
  let tries = 0;
  const failing = reads.read((db) => ((tries += 1), sql`select 1 / (select 0)`.execute(db)));
  await expect(failing).rejects.toThrow('division by zero');
  expect(tries).toBe(1);
});

test('the doctor says whether a standby can be used', async () => {
  const check = async (readUrl: string) => {
    const DATABASE_URL = primary.address('postgres');
    const config = readConfig({ DATABASE_URL, DATABASE_READ_URL: readUrl });
    const findings = await checkDatabase(config, [], () => Promise.reject(new Error('not asked')));
    return findings.find((finding) => finding.check === 'standby');
  };
  expect(await check(standby.address('postgres'))).toMatchObject({ outcome: 'ok' });
  const notStandby = `${primary.address('postgres')}&target_session_attrs=standby`;
  expect(await check(notStandby)).toMatchObject({ outcome: 'warning' });
  expect(await check(primary.address('template1'))).toMatchObject({
    outcome: 'warning',
    found: expect.stringContaining('another database than DATABASE_URL'),
  });
});

test('a start warns if no standby can be used, and names the setting', async () => {
  const warn = vi.fn<Logger['warn']>();
  const pool = poolOfServer(primary.address('postgres'));
  onTestFinished(() => pool.end());
  const checkStart = (readUrl: string) => warnOfMissingStandby(readUrl, createDatabase(pool), { warn });
  await checkStart(standby.address('postgres'));
  expect(warn).not.toHaveBeenCalled();
  await checkStart(standby.address('missing'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: expect.stringContaining('missing') }),
    expect.stringContaining('DATABASE_READ_URL'),
  );
});

test('reads continue on the standby without the primary, and on the primary without the standby', async () => {
  const { readAt } = openReads();
  await primary.crash();
  expect(await readAt()).toBe('standby');
  await primary.startAgain();
  await expect.poll(readAt, { interval: 20 }).toBe('standby');
  await standby.stop();
  expect(await readAt()).toBe('primary');
});

test('only availability and search may be read from a standby', () => {
  const mayBeOld = Object.entries(handlers).flatMap(([name, handler]) =>
    'mayBeOld' in handler ? [name] : [],
  );
  expect(mayBeOld).toEqual(['getRentalUnit', 'getAvailability', 'listRentalUnits', 'searchStays']);
});
