import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'support/writeLog.ts');

function writeLog(lines: number, end: string, length = 0) {
  const child = spawn(process.execPath, [script, String(lines), end, String(length)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string[]> {
  let text = '';
  for await (const part of stream) text += part.toString();
  return text.trimEnd().split('\n');
}

const getNumbers = (lines: readonly string[]) =>
  lines.map((line) => (JSON.parse(line) as { line?: number }).line).filter((line) => line !== undefined);

test.each([
  ['exit', 3, null],
  ['error', 1, null],
  ['reported error', 1, null],
  ['SIGTERM', null, 'SIGTERM'],
  ['SIGINT', null, 'SIGINT'],
  ['SIGHUP', null, 'SIGHUP'],
])('each log line before the end of a process by %s arrives', async (end, code, signal) => {
  const child = writeLog(5, end);
  const [lines, ended] = await Promise.all([readAll(child.stdout), once(child, 'exit')]);
  expect(getNumbers(lines)).toEqual([1, 2, 3, 4, 5]);
  expect(ended).toEqual([code, signal]);
});

test('an uncaught exception is the last line of the log', async () => {
  const lines = await readAll(writeLog(5, 'reported error').stdout);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ level: 60, err: { message: 'not caught' } });
});

test('each of many lines arrives in one piece, also when the process exits before they are read', async () => {
  const child = writeLog(4_000, 'exit');
  child.stdout.pause();
  const numbers = getNumbers(await readAll(child.stdout));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 4_000 }, (_, index) => index + 1));
});

test('of more lines than 16 MB, those that nobody reads are dropped, and the others arrive', async () => {
  const child = writeLog(2_000, 'exit', 16_384);
  child.stdout.pause();
  const numbers = getNumbers(await readAll(child.stdout));
  expect(numbers[0]).toBe(1);
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.length).toBeLessThan(2_000);
});

test.each(['error line', 'nothing'])('lines arrive while the process continues, with %s', async (end) => {
  const child = writeLog(2, end);
  const [part] = (await once(child.stdout, 'data')) as [Buffer];
  expect(part.toString()).toContain('"line":2');
});
