import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeContent } from '../tests/support/content.ts';
import { startPostgres } from '../tests/support/postgres/startPostgres.ts';
import { runSite } from './bench/runSite.ts';
import { units } from './soak/journeys.ts';
import { load, type Load } from './soak/load.ts';
import { openMailbox } from './soak/mailbox.ts';
import { readMemory } from './soak/readMemory.ts';

process.env['NODE_ENV'] = 'production';

const usage = `Usage: npm run soak -- [options]

Send requests at a constant rate to the built site, first on the embedded database and then on PostgreSQL, and report
memory, responses and response times.

  --minutes N   duration for each database (default: 10)
  --rate N      requests per second (default: 50)
  --help        print this help

Exit codes: 0 all requests and bookings succeeded, 1 otherwise.
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [minutes, perSecond] = [Number(values.minutes), Number(values.rate)];

const print = (name: string, value: string) => console.log(`  ${name.padEnd(32)}${value}`);
const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

function printLoad({ sent, late, milliseconds, statuses, journeys }: Load): void {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]?.toFixed(1)} ms`;
  print('requests', `${sent} (${(sent / (minutes * 60)).toFixed(1)} per second, ${late} started late)`);
  print('stays booked, paid, cancelled', `${journeys.ended} (${journeys.failed} failed)`);
  print('p50, p95, p99, slowest', [0.5, 0.95, 0.99, 0.999999].map(at).join(', '));
  const statusCounts = [...statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${count} × ${status}`);
  print('answers', statusCounts.join(', '));
}

/** Runs one load test, and returns whether all responses and journeys succeeded. */
async function soak(name: string, settings: Record<string, string>): Promise<boolean> {
  const mailbox = await openMailbox();
  const site = await runSite({ SMTP_URL: mailbox.url, MAIL_FROM: 'no-reply@stay.test', ...settings });
  try {
    console.log(`${name}, ${minutes} minutes at ${perSecond} requests per second`);
    const memory = [await readMemory(site.address)];
    const noteMemory = async () => void memory.push(await readMemory(site.address));
    const about = { seconds: minutes * 60, perSecond, readCode: mailbox.readCode, atHalf: noteMemory };
    const whole = await load(site.address, about);
    await noteMemory();
    print('memory at start, middle, end', memory.map(mega).join(', '));
    printLoad(whole);
    const errors = [...whole.statuses].filter(([status]) => !/^[23]/.test(status));
    print('errors', String(errors.reduce((sum, [, count]) => sum + count, 0)));
    return errors.length === 0 && whole.journeys.failed === 0;
  } finally {
    await site.stop();
    mailbox.stop();
  }
}

const content = await mkdtemp(join(tmpdir(), 'estadia-soak-'));
await writeContent(content, units);
const isWell = [await soak('Embedded database', { CONTENT_DIR: content })];
const postgres = await startPostgres({ synchronous_commit: 'on' });
try {
  isWell.push(await soak('PostgreSQL', { CONTENT_DIR: content, DATABASE_URL: postgres.address('postgres') }));
} finally {
  await postgres.stop();
  await rm(content, { recursive: true });
}
if (isWell.includes(false)) process.exitCode = 1;
