import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProgress } from '../../scripts/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const terminal = (isTTY: boolean) => {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100, rows: 20 });
  const output: string[] = [];
  stream.on('data', (part: Buffer) => output.push(part.toString()));
  return { stream, getOutput: () => output.join('') };
};

const goes = async (isTTY: boolean) => {
  const { stream, getOutput: output } = terminal(isTTY);
  const progress = getProgress('Begins', 2, stream);
  progress.done('the first');
  progress.done('the second');
  await vi.advanceTimersByTimeAsync(200);
  progress.ends('All is done');
  return output();
};

test('a terminal shows the progress, and a log contains none of it', async () => {
  const output = await goes(true);
  expect(output).toContain('2/2 the second');
  expect(output).toContain('All is done');
  expect(await goes(false)).toBe('');
});
