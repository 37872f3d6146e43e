import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/ui/whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an idle task waits until the browser is idle, and no longer than a few seconds', () => {
  const idle = vi.fn<(act: () => void, options: object) => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const act = vi.fn<() => void>();
  const forget = whenIdle(act);
  expect(idle).toHaveBeenCalledExactlyOnceWith(act, { timeout: 2500 });
  forget();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('an idle task waits a moment in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  const act = vi.fn<() => void>();
  whenIdle(act);
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  const forget = whenIdle(act);
  forget();
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
});
