import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWaker } from '../../server/host/jobs/openWaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many jobs at once wake a worker twice: after the first one, and after the last one', () => {
  const notify = vi.fn<(name: string) => void>();
  const waker = openWaker(notify);
  for (let count = 0; count < 5; count += 1) waker.wake('mail.otp');
  vi.advanceTimersToNextTimer();
  expect(notify.mock.calls).toEqual([['mail.otp']]);
  vi.runAllTimers();
  expect(notify).toHaveBeenCalledTimes(2);
});

test('a single job wakes a worker once, and each queue has its own', () => {
  const notify = vi.fn<(name: string) => void>();
  const waker = openWaker(notify);
  waker.wake('mail.otp');
  waker.wake('mail.message');
  vi.runAllTimers();
  expect(notify.mock.calls).toEqual([['mail.otp'], ['mail.message']]);
});

test('after the stop, no worker is woken', () => {
  const notify = vi.fn<(name: string) => void>();
  const waker = openWaker(notify);
  waker.wake('mail.otp');
  waker.stop();
  vi.runAllTimers();
  expect(notify).not.toHaveBeenCalled();
});
