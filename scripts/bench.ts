import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Row } from './bench/figure.ts';
import { figures } from './bench/figures.ts';
import { storeResults, readResults, withRows } from './bench/lastResults.ts';
import { helpText, readLine, type BenchOptions } from './bench/line.ts';
import { meetsGoal, getTable } from './bench/table.ts';
import { openEnvironment } from './bench/environment.ts';
import { getProgress } from './progress.ts';

// React reads this variable when it is loaded.
process.env['NODE_ENV'] = 'production';

/** Git ignores this folder, and builds keep it. */
const resultsFile = resolve(import.meta.dirname, '../coverage/bench.json');

function read(): BenchOptions {
  try {
    return readLine(process.argv.slice(2), Object.keys(figures));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function getCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

async function measure(names: readonly string[]): Promise<Row[]> {
  const environment = openEnvironment();
  const { done, ends } = getProgress('Measuring', names.length);
  const rows: Row[] = [];
  try {
    for (const name of names) {
      rows.push(...(await figures[name]!(environment)));
      done(name);
    }
    return rows;
  } finally {
    ends('Measured');
    await environment.close();
  }
}

const { help, names, json } = read();
if (help) {
  console.log(helpText(Object.keys(figures)));
  process.exit(0);
}
const results = await readResults(resultsFile);
const rows = await measure(names);
const before = Object.fromEntries(Object.entries(results).map(([id, { measured }]) => [id, measured]));
const made = { commit: getCommit(), at: new Date().toISOString() };
await storeResults(resultsFile, withRows(results, rows, made));

if (json) {
  const resultRows = rows.map((row) => ({
    ...row,
    ...(row.goal && { reached: meetsGoal(row.measured, row.goal) }),
    ...(results[row.id] && { before: results[row.id] }),
  }));
  console.log(JSON.stringify({ ...made, figures: resultRows }, undefined, 2));
} else {
  for (const line of getTable(rows, before)) console.log(line);
  const earlier = new Set(rows.flatMap(({ id }) => results[id]?.commit ?? []));
  if (earlier.size > 0) console.log(`\nBefore: ${[...earlier].join(', ')}; now: ${made.commit}.`);
}
