import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** The duration and the processor time of a command, in milliseconds. */
export interface CommandCost {
  duration: number;
  processor: number;
}

/** Runs a command for hosts and measures it. `times` of the shell reports the processor time of its children. */
export async function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<CommandCost> {
  const began = performance.now();
  const { stdout } = await execute(
    'sh',
    ['-c', '"$@" >/dev/null || exit 1; times', 'sh', process.execPath, 'server/cli.ts', ...args],
    { cwd: root, env: { PATH: process.env['PATH'], ...settings } },
  );
  const duration = performance.now() - began;
  const children = stdout.trim().split('\n').at(-1)!;
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return { duration, processor: seconds.reduce((sum, part) => sum + part, 0) * 1000 };
}
