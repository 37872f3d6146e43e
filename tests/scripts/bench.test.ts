import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Row } from '../../scripts/bench/figure.ts';
import { storeResults, readResults, withRows } from '../../scripts/bench/lastResults.ts';
import { readReport } from '../../scripts/bench/lighthouse/readReport.ts';
import { helpText, readLine } from '../../scripts/bench/line.ts';
import { getMedian } from '../../scripts/bench/median.ts';
import { getAnswer, answersPerSecond } from '../../scripts/bench/slowNetwork.ts';
import { getTable } from '../../scripts/bench/table.ts';

const scripts: Row = {
  id: 'scripts',
  name: 'scripts',
  unit: 'bytes',
  measured: 99_600,
  goal: { most: 85_000 },
  floors: [
    { name: 'bare React', measured: 58_700 },
    { name: 'static', measured: 0 },
  ],
};
const kept: Row = { id: 'kept', name: 'cached pages', unit: 'share', measured: 0.62, goal: { least: 0.6 } };

test('a figure is told with its goal, what it was before and the least that it could be', () => {
  const [, , first, second] = getTable([scripts, kept], { scripts: 102_300, kept: 0.47 });
  expect(first!.split(/ {2,}/)).toEqual([
    'scripts',
    '99.6 kB',
    '✗ ≤ 85.0 kB',
    '102.3 kB (−2.7 kB)',
    'bare React 58.7 kB, static 0.0 kB',
  ]);
  expect(second!.split(/ {2,}/)).toEqual(['cached pages', '0.62', '✓ ≥ 0.60', '0.47 (+0.15)']);
});

test('a figure that nobody had measured has nothing to be held against', () => {
  const [, , line] = getTable([scripts], {});
  expect(line).not.toContain('(');
});

test('a change smaller than the shown digits counts as none', () => {
  const [, , line] = getTable([scripts], { scripts: 99_590 });
  expect(line).toContain('99.6 kB (same)');
});

test('the parts of a number are printed below it', () => {
  const lines = getTable([{ ...kept, notes: ['of 22,000 a second'] }], {});
  expect(lines.at(-1)).toBe('    of 22,000 a second');
});

test('the middle of an even number of measurements lies between two of them', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([10, 1, 2, 4])).toBe(3);
});

test('a run that measures one figure leaves what is kept of the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'coverage', 'bench.json');
  const first = { commit: 'a1', at: '2026-11-23T10:00:00Z' };
  const second = { commit: 'b2', at: '2026-11-23T11:00:00Z' };
  await storeResults(file, withRows(await readResults(file), [scripts, kept], first));
  await storeResults(file, withRows(await readResults(file), [{ ...kept, measured: 0.7 }], second));
  expect(await readResults(file)).toEqual({
    scripts: { measured: 99_600, ...first },
    kept: { measured: 0.7, ...second },
  });
});

test('only the named figures are measured', () => {
  const usual = ['scripts', 'keptPages', 'memory'];
  const known = [...usual, 'lighthouse'];
  expect(readLine([], known)).toMatchObject({ names: usual, json: false });
  expect(readLine(['--only', 'memory,scripts', '--json'], known)).toMatchObject({
    names: ['memory', 'scripts'],
    json: true,
  });
  expect(readLine(['--lighthouse'], known).names).toEqual(['lighthouse']);
  expect(readLine(['--lighthouse', '--only', 'memory'], known).names).toEqual(['memory', 'lighthouse']);
  expect(() => readLine(['--only', 'speed'], known)).toThrow(
    'No figure is called speed. Known figures: scripts, keptPages, memory, lighthouse.',
  );
});

test('the help names every option and every figure', () => {
  expect(readLine(['--help'], ['scripts'])).toMatchObject({ help: true });
  const help = helpText(['scripts', 'memory']);
  for (const part of ['--only', '--lighthouse', '--json', 'Figures: scripts, memory'])
    expect(help).toContain(part);
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

describe('answers are counted over the line', () => {
  async function serve(answer: RequestListener) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, path: '/a', headers: { 'Accept-Encoding': 'br' } };
  }

  test('each as its bytes came, compressed as they may be', async () => {
    const bytes = Buffer.from([0xff, 0xc3, 0x28, 0x0d, 0x0a, 0x0d, 0x0a]);
    let runs = 0;
    const page = await serve(({ url, headers }, response) => {
      runs += 1;
      expect([url, headers['accept-encoding']]).toEqual(['/a', 'br']);
      response.writeHead(200, { 'Content-Length': bytes.length, 'X-Kept': 'yes' }).end(bytes);
    });
    const { head, body } = await getAnswer(page);
    expect(head).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*X-Kept: yes/);
    expect(body).toEqual(bytes);
    const seconds = 0.2;
    const counted = (await answersPerSecond(page, 4, seconds)) * seconds;
    expect(Math.round(counted)).toBe(runs - 2);
  });

  test('different answers are not counted', async () => {
    let runs = 0;
    const page = await serve((_, response) => {
      const body = 'a'.repeat((runs += 1));
      response.writeHead(200, { 'Content-Length': body.length }).end(body);
    });
    await expect(answersPerSecond(page, 1, 1)).rejects.toThrow('/a sends responses of different lengths');
  });
});

test('an error while opening does not keep other resources from being closed', async () => {
  const stop = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.doMock('../../scripts/bench/runSite.ts', () => ({ runSite: () => Promise.resolve({ stop }) }));
  onTestFinished(() => vi.doUnmock('../../scripts/bench/runSite.ts'));
  vi.spyOn(chromium, 'launch').mockRejectedValue(new Error('no browser'));
  const { openEnvironment } = await import('../../scripts/bench/environment.ts');
  const world = openEnvironment();
  await world.site();
  await expect(world.browser()).rejects.toThrow('no browser');
  await world.close();
  expect(stop).toHaveBeenCalledOnce();
});
