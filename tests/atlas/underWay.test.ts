import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const underWay = resolve('scripts/paths/underWay.ts');

const longTask = (folder: string) => `
  import { spawn } from 'node:child_process';
  import { rmSync } from 'node:fs';
  import { endsWhole, hasBegun, isTidiedBy } from ${JSON.stringify(underWay)};
  endsWhole();
  isTidiedBy(() => rmSync(${JSON.stringify(folder)}, { recursive: true }));
  const child = spawn('sleep', ['600']);
  hasBegun(child);
  console.log(child.pid);
`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('whoever ends a walk by %s ends what it has begun, and nothing is left', async (signal, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const task = spawn(process.execPath, ['--input-type=module', '-e', longTask(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(task.stdout, 'data')) as [Buffer];
  expect(isThere(Number(pid))).toBe(true);
  task.kill(signal);
  expect(await once(task, 'exit')).toEqual([code, null]);
  expect(isThere(Number(pid))).toBe(false);
  expect(existsSync(folder)).toBe(false);
});
