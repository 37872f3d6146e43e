import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProgress } from '../../scripts/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const terminal = (isTTY: boolean) => {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100, rows: 20 });
  const said: string[] = [];
  stream.on('data', (part: Buffer) => said.push(part.toString()));
  return { stream, said: () => said.join('') };
};

const goes = async (isTTY: boolean) => {
  const { stream, said } = terminal(isTTY);
  const progress = getProgress('Begins', 2, stream);
  progress.done('the first');
  progress.done('the second');
  await vi.advanceTimersByTimeAsync(200);
  progress.ends('All is done');
  return said();
};

test('whoever watches sees how far something is, and a log keeps nothing of it', async () => {
  const said = await goes(true);
  expect(said).toContain('2/2 the second');
  expect(said).toContain('All is done');
  expect(await goes(false)).toBe('');
});
