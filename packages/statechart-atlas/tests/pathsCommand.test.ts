import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PathsConfig } from '../src/pathsCommand/config.ts';
import { runPaths } from '../src/pathsCommand/runPaths.ts';
import { createTestFolder } from './folders.ts';
import { lampProduct } from './lamp.ts';

const config: PathsConfig = { product: lampProduct, command: 'lamp-paths', atlas: '/atlas' };

async function run(args: readonly string[], settings: PathsConfig = config) {
  let output = '';
  const write = (text: string) => void (output += text);
  const status = await runPaths(settings, args, { out: write, err: write });
  return { output, status };
}

test('lists the paths of a machine with their coverage', async () => {
  const { output, status } = await run(['lamp']);
  expect(output).toContain('transitions');
  expect(output).toMatch(/lamp-[\da-f]{8}/);
  expect(status).toBe(0);
});

test('explains a path of a saved file', async () => {
  const file = join(await createTestFolder(), 'paths.json');
  await run(['lamp', '--strategy', 'random', '--limit', '1', '--save', file]);
  const saved = JSON.parse(await readFile(file, 'utf8')) as { machines: { paths: { id: string }[] }[] };
  const { id } = saved.machines[0]!.paths[0]!;
  expect((await run(['explain', id, '--file', file])).output).toMatch(new RegExp(`^${id}\n  of lamp: `));
});

test('offers neither browser tests nor their coverage if the product has none', async () => {
  const { output } = await run(['--help']);
  expect(output).toContain('lamp-paths lamp --strategy shortest --to');
  for (const command of ['run', 'explore', 'uncovered']) expect(output).not.toContain(`${command} [`);
});

test('lists the transitions that no browser test has taken', async () => {
  const taken = {
    machine: 'lamp',
    source: 'off',
    eventType: 'button.pressed',
    branch: 0,
    from: 'off',
    to: 'starting',
  };
  const read = () => ({ build: '1', tests: { 'switches the lamp on': [taken] } });
  const coverage = { read, testCommand: 'npx playwright test' };
  const { output, status } = await run(['uncovered'], { ...config, coverage });
  expect(output).toContain('lamp: transitions that no browser test takes');
  expect(output).not.toContain('off: the reader presses the button (button.pressed) → starting');
  expect(output).toContain('Data from 1 browser tests with the current build.');
  expect(status).toBe(1);
});

test('asks only for every state of a machine of which the tests promise no more', async () => {
  const takeAll = (machine: string, from: string, ...states: readonly string[]) =>
    states.map((to) => ({ machine, source: from, eventType: '', branch: 0, from, to }));
  const uncovered = (...states: readonly string[]) =>
    run(['uncovered'], {
      ...config,
      coverage: {
        read: () => ({
          build: '1',
          tests: { lamp: takeAll('lamp', 'off', ...states), bulb: takeAll('bulb', 'dark', 'glowing') },
        }),
        promisesOnlyStates: () => true,
        testCommand: 'npx playwright test',
      },
    });
  const missing = await uncovered('starting', 'on.bright', 'on.dim');
  expect(missing.output).toContain('lamp: states that no browser test visits\n  broken\n');
  expect(missing.output).not.toContain('transitions that no browser test takes');
  expect(missing.status).toBe(1);
  expect((await uncovered('starting', 'on.bright', 'on.dim', 'broken')).status).toBe(0);
});

test('names the command that runs the browser tests if none has run', async () => {
  const coverage = { read: () => ({ build: '1', tests: {} }), testCommand: 'npx playwright test' };
  const { output } = await run(['uncovered'], { ...config, coverage });
  expect(output).toContain('This command runs all of them:\n\n  npx playwright test\n');
});
