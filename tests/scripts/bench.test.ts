import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getMedian, type Row } from '../../scripts/bench/figure.ts';
import { storeResults, readResults, withRows } from '../../scripts/bench/lastResults.ts';
import { readReport } from '../../scripts/bench/readReport.ts';
import { getExponent, getLimit, toRow, type Series } from '../../scripts/bench/growth/series.ts';
import { getTable } from '../../scripts/bench/table.ts';

const bytes: Row = { id: 'bytes', name: 'scripts', unit: 'bytes', measured: 99_600, goal: { most: 85_000 } };
const score: Row = { id: 'score', name: 'SEO', unit: 'points', measured: 100, goal: { least: 100 } };

test('the table contains each figure with its goal and its previous value', () => {
  const [, , first, second] = getTable([bytes, score], { bytes: 102_300, score: 98 });
  expect(first!.split(/ {2,}/)).toEqual(['scripts', '99.6 kB', '✗ ≤ 85.0 kB', '102.3 kB (−2.7 kB)']);
  expect(second!.split(/ {2,}/)).toEqual(['SEO', '100', '✓ ≥ 100', '98 (+2)']);
});

test('a figure without a previous value has no comparison', () => {
  const [, , line] = getTable([bytes], {});
  expect(line).not.toContain('(');
});

test('a change smaller than the shown digits counts as none', () => {
  const [, , line] = getTable([bytes], { bytes: 99_590 });
  expect(line).toContain('99.6 kB (same)');
});

test('the notes of a figure are printed below it', () => {
  const lines = getTable([{ ...score, notes: ['22,000 per second'] }], {});
  expect(lines.at(-1)).toBe('    22,000 per second');
});

test('the median of an even number of values is between two of them', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([10, 1, 2, 4])).toBe(3);
});

test('a run keeps the stored values of figures that it does not measure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'coverage', 'bench.json');
  const first = { commit: 'a1', at: '2026-11-23T10:00:00Z' };
  const second = { commit: 'b2', at: '2026-11-23T11:00:00Z' };
  await storeResults(file, withRows(await readResults(file), [bytes, score], first));
  await storeResults(file, withRows(await readResults(file), [{ ...score, measured: 99 }], second));
  expect(await readResults(file)).toEqual({
    bytes: { measured: 99_600, ...first },
    score: { measured: 99, ...second },
  });
});

const quadratic: Series = {
  id: 'growth',
  name: 'search',
  unit: 'ms',
  of: 'properties',
  values: [
    { size: 10, measured: 1 },
    { size: 100, measured: 100 },
  ],
  goal: { most: 400 },
};

test('the exponent of a figure says how it grows between the last two sizes', () => {
  expect(getExponent(quadratic.values)).toBeCloseTo(2);
  expect(getExponent(quadratic.values.map(({ size }) => ({ size, measured: 5 })))).toBeCloseTo(0);
  expect(getExponent(quadratic.values.slice(0, 1))).toBeUndefined();
});

test('the limit is the size at which a growing figure exceeds its goal', () => {
  expect(getLimit(quadratic)).toBeCloseTo(200);
  expect(
    getLimit({ ...quadratic, values: [quadratic.values[0]!, { size: 100, measured: 1 }] }),
  ).toBeUndefined();
});

test('the row of a growing figure has its largest size, and its growth as a note', () => {
  expect(toRow(quadratic)).toMatchObject({
    measured: 100,
    notes: ['10: 1.0 ms · 100: 100 ms; exponent 2.00; limit about 200 properties'],
  });
});

const runBench = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/bench.ts', ...args], { encoding: 'utf8' });

test('the help names every option and every figure', () => {
  const { status, stdout } = runBench('--help');
  expect(status).toBe(0);
  for (const part of [
    '--lighthouse',
    '--growth',
    '--json',
    '--only',
    'bytes, firstVisit, throughput, start, lighthouse',
  ])
    expect(stdout).toContain(part);
});

test('an unknown figure is rejected before anything is measured', () => {
  const { status, stderr } = runBench('--only', 'bytes,speed');
  expect(status).toBe(2);
  expect(stderr).toContain('No figure is called speed. Known figures: bytes, firstVisit');
});

describe('a Lighthouse run', () => {
  const report = { lhr: { categories: {}, audits: {} } };
  const failed = (code: string) => ({
    lhr: { ...report.lhr, runtimeError: { code, message: 'Something went wrong.' } },
  });

  test('a Lighthouse run without a navigation event of Chromium is repeated', async () => {
    const run = vi.fn<() => Promise<typeof report>>().mockResolvedValue(report);
    run.mockResolvedValueOnce(failed('NO_NAVSTART')).mockResolvedValueOnce(failed('NO_NAVSTART'));
    expect(await readReport(run)).toBe(report.lhr);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['NO_NAVSTART', 5],
    ['ERRORED_DOCUMENT_REQUEST', 1],
  ])('a Lighthouse run that ends in %s fails after %i attempts', async (code, attempts) => {
    const run = vi.fn<() => Promise<typeof report>>().mockResolvedValue(failed(code));
    await expect(readReport(run)).rejects.toThrow(`Lighthouse failed: ${code} Something went wrong.`);
    expect(run).toHaveBeenCalledTimes(attempts);
  });
});
