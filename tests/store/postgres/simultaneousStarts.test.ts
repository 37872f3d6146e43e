import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openJobs } from '../../../server/host/jobs/index.ts';
import { migrationNames } from '../../../server/host/store/migrations/index.ts';
import { openStore } from '../../../server/host/store/openStore.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';

/** Of Kysely: a session's. */
const lockOfMigrations = '3853314791062309107';
const log = pino({ level: 'silent' });

async function emptyPlace() {
  const { databaseUrl, drop } = await newServerDatabase('template0');
  onTestFinished(drop);
  return { dataDir: '/nowhere', databaseUrl };
}

test('processes that start at once on an empty database all come up', async () => {
  const place = await emptyPlace();
  async function start() {
    const store = await openStore(place);
    await (await openJobs({ ...store, log })).stop();
    const made = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      store.db,
    );
    await store.close();
    return made.rows.map(({ name }) => name);
  }
  const started = await Promise.all([start(), start(), start()]);
  expect(started).toEqual([migrationNames, migrationNames, migrationNames]);
});

test('a lock of migrations left behind a PgBouncer delays no start', async () => {
  const place = await emptyPlace();
  const first = await openStore(place);
  onTestFinished(first.close);
  const left = await first.pool.connect();
  await left.query('select pg_advisory_lock($1)', [lockOfMigrations]);
  const second = await openStore(place);
  expect((await second.pool.query('select name from kysely_migration')).rows).toHaveLength(
    migrationNames.length,
  );
  await second.close();
  left.release(true);
});

test('one process creates the missing parts of a database while others wait', async () => {
  const place = await emptyPlace();
  const first = await openStore(place);
  onTestFinished(first.close);
  const waiting = async () => {
    const { rows } = await first.pool.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and not granted and datname = current_database()`,
    );
    return rows.length;
  };
  const ready: string[] = [];
  const open = async () => {
    const store = await openStore(place);
    ready.push('store');
    await store.close();
  };
  const openQueues = async () => {
    const jobs = await openJobs({ ...first, log });
    ready.push('jobs');
    await jobs.stop();
  };
  let others: Promise<unknown> = Promise.resolve();
  await first.atStart(async () => {
    others = Promise.all([open(), openQueues()]);
    await expect.poll(waiting).toBe(2);
    expect(ready).toEqual([]);
  });
  await others;
  expect(ready.toSorted()).toEqual(['jobs', 'store']);
});
