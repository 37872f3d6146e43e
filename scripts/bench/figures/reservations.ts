import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openStore } from '../../../server/host/store/openStore.ts';
import { writeContent } from '../../../tests/support/content.ts';
import { queryDatabase } from '../../../tests/support/postgres/queryDatabase.ts';
import { startPostgres } from '../../../tests/support/postgres/startPostgres.ts';
import type { Figure, Row } from '../figure.ts';
import { begin } from '../reservations/begin.ts';
import { ceiling } from '../reservations/ceiling.ts';
import { createStays, units } from '../reservations/stays.ts';
import { runSite } from '../runSite.ts';

const atOnce = 16;
const [ofGuests, ofTransactions] = [createStays(5, 50), createStays(400, 100)];
// Warms up connections and caches before the measurement.
const first = createStays(200, 4);

/** The settings of a durable database. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };

/** Reservations per second on the site, and equivalent transactions per second on the same database. */
interface Speeds {
  site: number;
  bare: number;
}

async function ofSite(dataDir: string, settings: Record<string, string>): Promise<number> {
  const contentDir = join(dataDir, 'content');
  await writeContent(contentDir, units);
  const site = await runSite({ DATA_DIR: dataDir, CONTENT_DIR: contentDir, ...settings });
  try {
    await begin(site.address, first, atOnce);
    return await begin(site.address, ofGuests, atOnce);
  } finally {
    await site.stop();
  }
}

async function embedded(dataDir: string): Promise<Speeds> {
  const site = await ofSite(dataDir, {});
  const store = await openStore({ dataDir, databaseUrl: undefined });
  const bare = await ceiling(store.pool, ofTransactions, atOnce);
  await store.close();
  return { site, bare };
}

async function onServer(dataDir: string, databaseUrl: string, workers: number): Promise<Speeds> {
  const site = await ofSite(dataDir, { DATABASE_URL: databaseUrl, WORKERS: String(workers) });
  const pool = new Pool({ connectionString: databaseUrl, max: atOnce });
  const bare = await ceiling(pool, ofTransactions, atOnce);
  await pool.end();
  return { site, bare };
}

const row = (id: string, database: string, { site, bare }: Speeds) =>
  ({
    id: `reservations.${id}`,
    name: `reservations over HTTP, ${database}`,
    unit: 'per second',
    measured: site,
    floors: [{ name: 'bare transactions', measured: bare }],
  }) as const;

/** Measures the reservations per second that guests can begin, with the limit of each database. */
export const reservations: Figure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const postgres = await startPostgres(durable);
  try {
    const rows: Row[] = [
      { ...row('embedded', 'embedded', await embedded(join(folder, 'embedded'))), goal: { least: 150 } },
    ];
    for (const workers of [1, 2]) {
      await queryDatabase(postgres.address('postgres'), `create database workers_${workers}`);
      const address = postgres.address(`workers_${workers}`);
      const speeds = await onServer(join(folder, `workers-${workers}`), address, workers);
      rows.push(row(`workers${workers}`, `PostgreSQL, WORKERS=${workers}`, speeds));
    }
    return rows;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
