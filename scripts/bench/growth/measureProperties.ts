import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type Postgres } from '../../../tests/support/postgres/startPostgres.ts';
import { queryDatabase } from '../../../tests/support/postgres/queryDatabase.ts';
import { dayFromNow } from '../../../tests/support/guests.ts';
import type { Figure } from '../figure.ts';
import { runSite } from '../runSite.ts';
import { generateProperties } from './generateProperties.ts';
import { createSender } from './openClient.ts';
import { readPeakMemory, readProcessorTime } from './processCost.ts';
import { runCommand } from './runCommand.ts';
import { toRow, type Series } from './series.ts';

const sizes = [2, 50, 200, 1000];
/** Requests before the measurement, which compile the code, and the measured ones. */
const [warmUps, measured] = [10, 30];

async function measureSize(size: number, folder: string, postgres: Postgres) {
  const content = join(folder, `properties-${size}`);
  await generateProperties(content, size);
  const database = `properties_${size}`;
  await queryDatabase(postgres.address('postgres'), `create database ${database}`);
  const settings = {
    CONTENT_DIR: content,
    DATA_DIR: join(folder, `data-${size}`),
    DATABASE_URL: postgres.address(database),
    BACKUP_DAYS: '0',
    WORKERS: '1',
  };
  const first = await runSite(settings);
  const firstStart = readProcessorTime(first.pid);
  await first.stop();
  const site = await runSite(settings);
  try {
    const laterStart = readProcessorTime(site.pid);
    const memory = readPeakMemory(site.pid);
    const send = createSender(site.address);
    const landing = await send('/en');
    if (landing.status !== 200) throw new Error(`the landing page was answered ${landing.status}`);

    const measureProcessorTime = async (getPath: (count: number) => string) => {
      let count = 0;
      const repeat = async (times: number) => {
        for (let time = 0; time < times; time += 1, count += 1) {
          const { status } = await send(getPath(count));
          if (status !== 200) throw new Error(`${getPath(count)} was answered ${status}`);
        }
      };
      await repeat(warmUps);
      const before = readProcessorTime(site.pid);
      await repeat(measured);
      return (readProcessorTime(site.pid) - before) / measured;
    };
    const dated = await measureProcessorTime(
      (count) => `/en?from=${dayFromNow(20 + count)}&to=${dayFromNow(24 + count)}&guests=2`,
    );
    const command = await runCommand(['reservations', 'list'], settings);
    return {
      firstStart,
      laterStart,
      memory,
      landingBytes: Buffer.byteLength(landing.text),
      dated,
      command: command.processor,
    };
  } finally {
    await site.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measureSize>>;

const figures: readonly (Omit<Series, 'of' | 'values'> & { value: keyof Measured })[] = [
  { id: 'landing', name: 'landing page, HTML', unit: 'bytes', value: 'landingBytes', goal: { most: 60_000 } },
  { id: 'dated', name: 'landing page with dates, processor', unit: 'ms', value: 'dated', goal: { most: 60 } },
  { id: 'firstStart', name: 'first start, processor', unit: 'ms', value: 'firstStart' },
  {
    id: 'start',
    name: 'start with unchanged properties, processor',
    unit: 'ms',
    value: 'laterStart',
    goal: { most: 4000 },
  },
  {
    id: 'memory',
    name: 'memory after that start',
    unit: 'bytes',
    value: 'memory',
    goal: { most: 500_000_000 },
  },
  { id: 'command', name: 'command reservations list, processor', unit: 'ms', value: 'command' },
];

/** Measures how start, memory, landing page and commands grow with the number of properties, on PostgreSQL. */
export const growthOfProperties: Figure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-growth-'));
  const postgres = await startPostgres({ shared_buffers: '256MB', autovacuum: 'on' });
  try {
    const results: { size: number; result: Measured }[] = [];
    for (const size of sizes) results.push({ size, result: await measureSize(size, folder, postgres) });
    return figures.map(({ value, id, ...figure }) =>
      toRow({
        ...figure,
        id: `growth.properties.${id}`,
        of: 'properties',
        values: results.map(({ size, result }) => ({ size, measured: result[value] })),
      }),
    );
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
