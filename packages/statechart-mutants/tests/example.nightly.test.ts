import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const example = resolve(import.meta.dirname, '../example');
const cli = resolve(import.meta.dirname, '../src/cli.ts');

function runCommand(...args: string[]) {
  const { VITEST: _, ...env } = process.env;
  return spawnSync(process.execPath, [cli, ...args], { cwd: example, encoding: 'utf8', env });
}

test('detects mutants, accepts an equivalent one, and reports the one that survives', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stdout } = runCommand('--processes', '1', '--report', folder);
  const lines = stdout.slice(stdout.indexOf('area ')).split('\n');
  expect(lines[1]!.split(/ +/)).toEqual(['turnstile', '25', '23', '1', '1', '95.8']);
  expect(lines[3]).toBe(
    'Survived: turnstile.machine.js:4  guards: { isEnough: ({ event }) => event.cents > 200 } instead of: guards: { isEnough: ({ event }) => event.cents >= 200 }',
  );
  expect(status).toBe(1);
  const report = readFileSync(join(folder, 'mutants.json'), 'utf8');
  expect(
    report
      .match(/"status":"\w+"/g)!
      .toSorted()
      .filter((one) => !one.includes('Killed')),
  ).toEqual(['"status":"Ignored"', '"status":"Survived"']);
  expect(readFileSync(join(folder, 'mutants.html'), 'utf8')).toContain('mutation-test-report-app');
});

test('lists the mutants of one area', () => {
  const { status, stdout } = runCommand('--area', 'turnstile', '--list');
  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(25);
  expect(stdout).toContain("turnstile.machine.js:15  'arm.pushed': { target: 'unlocked',");
});

test.each([
  [['--area', 'lamp'], 'No area is called lamp. Known areas: turnstile.'],
  [['--config', 'missing.js'], 'Cannot load missing.js'],
  [['--unknown'], "Unknown option '--unknown'"],
])('rejects %j', (args, message) => {
  const { status, stderr } = runCommand(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
