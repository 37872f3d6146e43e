import { expect, onTestFinished, test, vi } from 'vitest';
import { watchContent } from '../../server/host/units/watchContent.ts';
import { createTestLog } from '../support/createTestLog.ts';

test('content that could not be read is read again, until the process stops', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let notify: (kind: 'content') => void = () => undefined;
  const refresh = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the connection is closed')));
  const listen = (listener: typeof notify) => {
    notify = listener;
    return () => undefined;
  };
  const stop = watchContent({ listen }, { refresh }, createTestLog().log);
  notify('content');
  await vi.advanceTimersByTimeAsync(2500);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(2500);
  expect(refresh).toHaveBeenCalledTimes(3);
});
