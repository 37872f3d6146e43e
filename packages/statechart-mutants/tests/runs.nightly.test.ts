import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findMutants, type Mutant } from '../src/mutants.ts';
import { testMutants } from '../src/runs.ts';

const root = resolve(import.meta.dirname, '../example');
const area = { name: 'turnstile', files: 'turnstile.machine.js' };
const detected = findMutants(area, root).find(({ change }) =>
  change.startsWith("without initial: 'locked'"),
)!;
const harmless: Mutant = { ...detected, start: 0, end: 0, text: ' ' };
const coverage = [
  {
    file: 'turnstile.test.js',
    outside: [`${detected.file}#${detected.body}`],
    tests: [{ name: '', ms: 100, ran: [] }],
  },
];
const options = { settings: { root, projects: [] }, areas: [area], processes: 1, onVerdict: () => {} };

test('counts a failure only for the mutant that causes it', async () => {
  const verdicts = await testMutants([detected, harmless, detected], coverage, options);
  const files = verdicts.map(({ killedBy }) => killedBy?.split(' > ')[0]);
  expect(files).toEqual(['turnstile.test.js', undefined, 'turnstile.test.js']);
});

test('repeats a test that exceeds the short time limit, and accepts its result', async () => {
  const [verdict] = await testMutants([harmless], coverage, { ...options, testTimeout: 1 });
  expect(verdict).toMatchObject({ isCovered: true, killedBy: undefined });
});

test('runs tests in the same environment as the command of Vitest', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const fixture = resolve(import.meta.dirname, 'fixture');
  const [verdict] = await testMutants(
    [{ ...harmless, file: 'environment.js', body: 0 }],
    [{ file: 'environment.test.js', outside: ['environment.js#0'], tests: [{ name: '', ms: 100, ran: [] }] }],
    { ...options, settings: { root: fixture, projects: [] } },
  );
  vi.unstubAllEnvs();
  expect(verdict).toMatchObject({ isCovered: true, killedBy: undefined });
});

test('a worker ends when the command is gone', async () => {
  const worker = resolve(import.meta.dirname, '../src/worker.ts');
  const child = fork(worker, [JSON.stringify(options.settings)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.disconnect();
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});
