import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openStore } from '../../../server/host/store/openStore.ts';
import { writeContent } from '../../../tests/support/content.ts';
import { dayFromNow } from '../../../tests/support/guests.ts';
import { queryDatabase } from '../../../tests/support/postgres/queryDatabase.ts';
import { startPostgres } from '../../../tests/support/postgres/startPostgres.ts';
import type { Figure, Goal, Row } from '../figure.ts';
import { getPropertyId } from '../growth/generateProperties.ts';
import { openClient, type Nights } from '../growth/openClient.ts';
import { readProcessorTime } from '../growth/processCost.ts';
import { measureBareTransactions } from '../reservations/bareTransactions.ts';
import { runSite } from '../runSite.ts';

const parallel = 16;
const properties = Array.from({ length: 20 }, (_, index) => getPropertyId(index + 1));

/** Stays of three nights that do not overlap, from a day on, in turn at each property. */
const createStays = (fromDay: number, count: number): Nights[] =>
  Array.from({ length: count }, (_, index) => {
    const day = fromDay + 3 * Math.floor(index / properties.length);
    return {
      id: properties[index % properties.length]!,
      startDate: dayFromNow(day),
      endDate: dayFromNow(day + 3),
    };
  });

// The first reservations open connections and compile the code, and are not measured.
const [warmUp, measured, bare] = [createStays(5, 200), createStays(40, 1000), createStays(400, 2000)];

/** The settings of a server that keeps what it has acknowledged. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };

interface Speed {
  /** New reservations per second. */
  site: number;
  /** Processor time of the site and of a database server for each, in milliseconds. */
  processor: number;
  /** Bare transactions per second of the same database. */
  bare: number;
}

async function measureSite(
  settings: Record<string, string>,
  ...servers: number[]
): Promise<Omit<Speed, 'bare'>> {
  const site = await runSite(settings);
  const readProcessorTimes = () =>
    [site.pid, ...servers].reduce((sum, pid) => sum + readProcessorTime(pid), 0);
  try {
    const client = await openClient(site.address);
    const { paymentOptions } = await client.previewPrice(warmUp[0]!);
    const reserveAll = async (stays: readonly Nights[]) => {
      const remaining = [...stays];
      const work = async () => {
        for (let next = remaining.shift(); next; next = remaining.shift())
          await client.reserve(next, paymentOptions[0]!.id);
      };
      await Promise.all(Array.from({ length: parallel }, work));
    };
    await reserveAll(warmUp);
    const [began, before] = [performance.now(), readProcessorTimes()];
    await reserveAll(measured);
    const duration = performance.now() - began;
    return {
      site: (measured.length / duration) * 1000,
      processor: (readProcessorTimes() - before) / measured.length,
    };
  } finally {
    await site.stop();
  }
}

async function measureEmbedded(settings: Record<string, string>, dataDir: string): Promise<Speed> {
  const speed = await measureSite({ ...settings, DATA_DIR: dataDir });
  const store = await openStore({ dataDir, databaseUrl: undefined });
  try {
    return { ...speed, bare: await measureBareTransactions(store.pool, bare, parallel) };
  } finally {
    await store.close();
  }
}

async function measureServer(
  settings: Record<string, string>,
  databaseUrl: string,
  server: number,
): Promise<Speed> {
  const speed = await measureSite({ ...settings, DATABASE_URL: databaseUrl }, server);
  const pool = new Pool({ connectionString: databaseUrl, max: parallel });
  try {
    return { ...speed, bare: await measureBareTransactions(pool, bare, parallel) };
  } finally {
    await pool.end();
  }
}

const createRow = (id: string, database: string, { site, processor, bare }: Speed, goal: Goal): Row => ({
  id: `reservations.${id}`,
  name: `new reservations ÷ bare transactions, ${database}`,
  unit: 'ratio',
  measured: site / bare,
  goal,
  notes: [
    `${site.toFixed(0)} of ${bare.toFixed(0)} per second, ${processor.toFixed(1)} ms of processor time each`,
  ],
});

/** Compares new reservations per second with bare transactions of the same database. The client shares the machine. */
export const reservations: Figure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const settings = { CONTENT_DIR: join(folder, 'content'), BACKUP_DAYS: '0' };
  await writeContent(settings.CONTENT_DIR, properties);
  const postgres = await startPostgres(durable);
  try {
    const server = Number.parseInt(await readFile(join(postgres.folder, 'data/postmaster.pid'), 'utf8'), 10);
    const embedded = await measureEmbedded(settings, join(folder, 'embedded'));
    const [one, two] = await Array.fromAsync([1, 2], async (workers) => {
      await queryDatabase(postgres.address('postgres'), `create database workers_${workers}`);
      return measureServer(
        { ...settings, WORKERS: String(workers), DATA_DIR: join(folder, `workers-${workers}`) },
        postgres.address(`workers_${workers}`),
        server,
      );
    });
    return [
      createRow('embedded', 'embedded', embedded, { least: 0.6 }),
      createRow('oneWorker', 'PostgreSQL, one worker', one!, { least: 0.35 }),
      createRow('twoWorkers', 'PostgreSQL, two workers', two!, { least: 0.35 }),
      {
        id: 'reservations.workers',
        name: 'capacity of two workers ÷ one, by processor time',
        unit: 'ratio',
        measured: (2 * one!.processor) / two!.processor,
        goal: { least: 1.6 },
        notes: [
          `on this machine, whose cores the client and the database use too: ${(two!.site / one!.site).toFixed(2)}`,
        ],
      },
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
