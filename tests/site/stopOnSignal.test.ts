import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopOnSignal } from '../../server/process/stopOnSignal.ts';
import { createTestLog } from '../support/createTestLog.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
const before = signals.map((signal) => process.listeners(signal));
const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);

beforeEach(() => {
  vi.useFakeTimers();
  exit.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const [index, signal] of signals.entries()) {
    for (const listener of process.listeners(signal))
      if (!before[index]!.includes(listener)) process.off(signal, listener);
  }
});

/** A process in which something is under way, until `ends`. */
function working(npm: string | undefined) {
  vi.stubEnv('npm_lifecycle_event', npm);
  const { promise, resolve: ends } = Promise.withResolvers<void>();
  const stop = vi.fn<() => Promise<void>>(() => promise);
  stopOnSignal(stop, createTestLog().log);
  return { stop, ends };
}
const receives = (signal: (typeof signals)[number]) => process.emit(signal);

test('running requests finish after one signal from the terminal, which npm passes on', async () => {
  const { stop, ends } = working('start');
  receives('SIGINT');
  vi.advanceTimersByTime(999);
  receives('SIGINT');
  expect(exit).not.toHaveBeenCalled();
  ends();
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[]]);
});

test.each([
  ['where npm started it, once that can be no echo', 'start', 1000],
  ['anywhere else, at once', undefined, 0],
])('a second signal ends the process with its open requests: %s', (_, npm, later) => {
  working(npm);
  receives('SIGINT');
  vi.advanceTimersByTime(later);
  receives('SIGTERM');
  expect(exit.mock.calls).toEqual([[1]]);
});
