import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client as DatabaseClient } from 'pg';
import { writeContent } from '../../../tests/support/content.ts';
import { queryDatabase } from '../../../tests/support/postgres/queryDatabase.ts';
import { startPostgres, type Postgres } from '../../../tests/support/postgres/startPostgres.ts';
import { getMedian, type Figure, type Row } from '../figure.ts';
import { runSite } from '../runSite.ts';
import { fillDatabase } from './fillDatabase.ts';
import { getPropertyId } from './generateProperties.ts';
import { compareCalls } from './compareCalls.ts';
import { openClient } from './openClient.ts';
import { runCommand } from './runCommand.ts';
import { toRow, type Series } from './series.ts';

const sizes = [1000, 10_000, 100_000, 1_000_000];
const properties = 500;
/** Two rounds of recurring tasks, in milliseconds. */
const twoRounds = 60_000;

interface Opened {
  size: number;
  database: string;
  settings: Readonly<Record<string, string>>;
}

/** Creates a database with a number of reservations, whose quote comes from a real one. */
async function prepare(size: number, folder: string, content: string, postgres: Postgres): Promise<Opened> {
  const database = postgres.address(`reservations_${size}`);
  await queryDatabase(postgres.address('postgres'), `create database reservations_${size}`);
  await queryDatabase(database, 'create extension pg_stat_statements');
  const settings = {
    CONTENT_DIR: content,
    DATA_DIR: join(folder, `data-${size}`),
    DATABASE_URL: database,
    BACKUP_DAYS: '0',
    WORKERS: '1',
  };
  const site = await runSite(settings);
  try {
    const client = await openClient(site.address);
    await client.reserveModel(getPropertyId(1));
  } finally {
    await site.stop();
  }
  const filler = new DatabaseClient({ connectionString: database });
  await filler.connect();
  await fillDatabase((sql) => filler.query(sql), size, properties);
  await filler.end();
  return { size, database, settings };
}

/** The statements of the site since the last reset, and those of the job queue, with their total time in milliseconds. */
async function readStatements(database: string) {
  const { rows } = await queryDatabase<{ query: string; time: number }>(
    database,
    `select regexp_replace(query, '\\s+', ' ', 'g') as query, total_exec_time as time from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query not like '%pg_stat_statements%' order by total_exec_time desc`,
  );
  const sum = (some: typeof rows) => some.reduce((total, { time }) => total + time, 0);
  const own = rows.filter(({ query }) => !/\bpgboss\./i.test(query));
  return { total: sum(own), queue: sum(rows) - sum(own), heaviest: own[0] };
}

const reset = (database: string) => queryDatabase(database, 'select pg_stat_statements_reset()');

/** Measures what a site does at one size without guests, and what host and operator ask. */
async function measureSize({ database, settings }: Opened) {
  const site = await runSite(settings);
  try {
    const client = await openClient(site.address);
    const metricsTimes: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      // Metrics are read again after five seconds.
      await pause(5100);
      const began = performance.now();
      await client.send('/metrics');
      metricsTimes.push(performance.now() - began);
    }
    await reset(database);
    await pause(twoRounds);
    const rounds = await readStatements(database);
    const measureCommand = async (...args: string[]) => {
      await reset(database);
      const { duration } = await runCommand([...args, '--json'], settings);
      return { duration, statements: (await readStatements(database)).total };
    };
    const list = await measureCommand('reservations', 'list');
    const bulletins = await measureCommand('bulletins', 'due');
    return {
      metrics: getMedian(metricsTimes),
      round: rounds.total / 2,
      queue: rounds.queue / 2,
      heaviest: rounds.heaviest,
      list,
      bulletins,
    };
  } finally {
    await site.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measureSize>>;

const inMilliseconds = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

function getSizeRows(results: readonly { size: number; result: Measured }[]): Row[] {
  const getSeries = (
    about: Pick<Series, 'id' | 'name' | 'goal' | 'notes'>,
    getValue: (result: Measured) => number,
  ) =>
    toRow({
      ...about,
      unit: 'ms',
      of: 'reservations',
      values: results.map(({ size, result }) => ({ size, measured: getValue(result) })),
    });
  const { result: largest } = results.at(-1)!;
  const { heaviest } = largest;
  const goal = { most: 300 };
  return [
    getSeries(
      {
        id: 'growth.reservations.round',
        name: 'database time of one round of recurring tasks',
        goal: { most: 20 },
        notes: [
          `without ${largest.queue.toFixed(0)} ms of the job queue, which looks for jobs every two seconds`,
          ...(heaviest
            ? [`heaviest statement: ${(heaviest.time / 2).toFixed(1)} ms, ${heaviest.query.slice(0, 150)}`]
            : []),
        ],
      },
      ({ round }) => round,
    ),
    getSeries({ id: 'growth.reservations.metrics', name: '/metrics', goal }, ({ metrics }) => metrics),
    getSeries(
      {
        id: 'growth.reservations.list',
        name: 'database time of reservations list',
        goal,
        notes: [
          `whole command: ${results.map(({ result }) => inMilliseconds(result.list.duration)).join(', ')}`,
        ],
      },
      ({ list }) => list.statements,
    ),
    getSeries(
      {
        id: 'growth.reservations.bulletins',
        name: 'database time of bulletins due',
        goal,
        notes: [
          `whole command: ${results.map(({ result }) => inMilliseconds(result.bulletins.duration)).join(', ')}`,
        ],
      },
      ({ bulletins }) => bulletins.statements,
    ),
  ];
}

/** Measures how calls, recurring tasks, metrics and lists grow with the number of reservations, on PostgreSQL. */
export const growthOfReservations: Figure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-growth-'));
  const postgres = await startPostgres({
    shared_buffers: '512MB',
    autovacuum: 'on',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track': 'top',
  });
  try {
    const content = join(folder, 'content');
    await writeContent(
      content,
      Array.from({ length: properties }, (_, index) => getPropertyId(index + 1)),
    );
    const opened: Opened[] = [];
    for (const size of sizes) {
      console.error(`Creating ${size.toLocaleString('en')} reservations …`);
      opened.push(await prepare(size, folder, content, postgres));
    }
    const results: { size: number; result: Measured }[] = [];
    for (const one of opened) {
      console.error(`Measuring with ${one.size.toLocaleString('en')} reservations …`);
      results.push({ size: one.size, result: await measureSize(one) });
    }
    return [...(await compareCalls(opened, properties)), ...getSizeRows(results)];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
