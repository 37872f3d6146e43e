import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from './folders.ts';

const childProcesses = resolve(import.meta.dirname, '../src/pathsCommand/childProcesses.ts');

/** Writes a report if it is interrupted, as Playwright does, and none if it is ended otherwise. */
const child = (report: string) => `
  import { writeFileSync } from 'node:fs';
  process.on('SIGINT', () => {
    writeFileSync(${JSON.stringify(report)}, 'complete');
    process.exit(0);
  });
  console.log(process.pid);
  setInterval(() => undefined, 60_000);
`;

const longTask = (folder: string, report: string) => `
  import { rmSync } from 'node:fs';
  import { registerCleanup, startChild, stopChildrenOnSignals } from ${JSON.stringify(childProcesses)};
  stopChildrenOnSignals();
  registerCleanup(() => rmSync(${JSON.stringify(folder)}, { recursive: true }));
  startChild(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child(report))}], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['SIGINT', 'the process', 130],
  ['SIGTERM', 'the process', 143],
  ['SIGINT', 'its process group', 130],
  ['SIGTERM', 'its process group', 143],
] as const)(
  '%s to %s stops the child processes, and waits for their reports',
  async (signal, target, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'paths-'));
    const report = join(await createTestFolder(), 'report');
    const task = spawn(process.execPath, ['--input-type=module', '-e', longTask(folder, report)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const [pid] = (await once(task.stdout, 'data')) as [Buffer];
    expect(isRunning(Number(pid))).toBe(true);
    process.kill(target === 'the process' ? task.pid! : -task.pid!, signal);
    expect(await once(task, 'exit')).toEqual([code, null]);
    expect(isRunning(Number(pid))).toBe(false);
    expect(readFileSync(report, 'utf8')).toBe('complete');
    expect(existsSync(folder)).toBe(false);
  },
);
