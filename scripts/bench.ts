import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure, Row } from './bench/figure.ts';
import { bytes } from './bench/figures/bytes.ts';
import { firstVisit } from './bench/figures/firstVisit.ts';
import { lighthouse } from './bench/figures/lighthouse.ts';
import { reservations } from './bench/figures/reservations.ts';
import { start } from './bench/figures/start.ts';
import { throughput } from './bench/figures/throughput.ts';
import { growthOfEmbedded } from './bench/growth/measureEmbedded.ts';
import { growthOfProperties } from './bench/growth/measureProperties.ts';
import { growthOfReservations } from './bench/growth/measureReservations.ts';
import { readResults, storeResults, withRows } from './bench/lastResults.ts';
import { getTable, meetsGoal } from './bench/table.ts';

/** Measured by default; Lighthouse takes minutes and needs an installation, and growth takes up to an hour. */
const usual = { bytes, firstVisit, throughput, start };
const growth = { growthOfProperties, growthOfReservations, growthOfEmbedded, reservations };
const figures: Readonly<Record<string, Figure>> = { ...usual, lighthouse, ...growth };
const known = Object.keys(figures).join(', ');

const usage = `Usage: npm run bench -- [options]

Measure the bytes, throughput and start time of the built site, and print each figure with its goal and its value in the
previous run.

  --only NAMES   measure only these figures, separated by commas: ${known}
  --lighthouse   run only Lighthouse, which is installed on first use; this takes several minutes
  --growth       measure only how cost grows with properties and reservations; this takes up to an hour
  --json         print JSON
  --help         print this help
`;

function exit(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

function getCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const names =
  options.only?.split(',') ??
  (options.lighthouse ? ['lighthouse'] : options.growth ? Object.keys(growth) : Object.keys(usual));
const unknown = names.filter((name) => !(name in figures));
if (unknown.length > 0) exit(2, `No figure is called ${unknown.join(', ')}. Known figures: ${known}.`);

const rows: Row[] = [];
for (const name of names) {
  console.error(`Measuring ${name} …`);
  rows.push(...(await figures[name]!()));
}

/** Git ignores this folder, and builds keep it. */
const resultsFile = resolve(import.meta.dirname, '../coverage/bench.json');
const results = await readResults(resultsFile);
const run = { commit: getCommit(), at: new Date().toISOString() };
await storeResults(resultsFile, withRows(results, rows, run));

if (options.json) {
  const resultRows = rows.map((row) => ({
    ...row,
    ...(row.goal && { reached: meetsGoal(row.measured, row.goal) }),
    ...(results[row.id] && { before: results[row.id] }),
  }));
  console.log(JSON.stringify({ ...run, figures: resultRows }, undefined, 2));
} else {
  const before = Object.fromEntries(Object.entries(results).map(([id, { measured }]) => [id, measured]));
  console.log(getTable(rows, before).join('\n'));
}
