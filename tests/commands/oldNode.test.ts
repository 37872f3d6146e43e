import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };

/** Runs an entry point in a Node that reports another version. */
function runOn(version: string, file = 'server/cli.ts') {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', preload, file, '--version'], {
    encoding: 'utf8',
  });
}

const oldest = about.engines.node.replace('>=', '');

test.each([
  ['command line', 'server/cli.ts'],
  ['site', 'server/main.ts'],
])('a Node that is too old ends the %s with the version that it needs', (_, file) => {
  const { status, stdout, stderr } = runOn('22.14.9', file);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    `Estadia needs Node ${oldest} or newer, and this is Node 22.14.9. Install it from https://nodejs.org.\n`,
  );
});

test('the oldest supported Node runs the command line', () => {
  expect(runOn(`${oldest}.0`)).toMatchObject({ status: 0, stdout: `${about.version}\n` });
});
