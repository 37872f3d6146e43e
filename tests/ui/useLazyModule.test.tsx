import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';

// Nobody is there yet.
resetModulesBeforeEach();

const load = vi.fn<() => Promise<string>>();
let gone: Error;

beforeEach(() => {
  gone = new TypeError('Failed to fetch dynamically imported module');
  load.mockReset().mockRejectedValueOnce(gone).mockResolvedValue('the part');
  vi.stubGlobal('requestIdleCallback', (quiet: () => void) => setTimeout(quiet));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => act(() => vi.advanceTimersByTimeAsync(0));

const happens = async (sign: string) => {
  window.dispatchEvent(new Event(sign));
  await settled();
};

/** A page that wants a part of itself, or has it fetched ahead at the first sign of somebody. */
async function page(isRequired: boolean) {
  const { useLazyModule } = await import('../../src/ui/useLazyModule.ts');
  const { isRequired } = await import('../../src/ui/chunkErrors.ts');
  const { retryFailedImports } = await import('../../src/ui/retryImports.ts');
  const { result, rerender, unmount } = renderHook((isEnabled: boolean) => useLazyModule(load, isEnabled), {
    initialProps: isRequired,
  });
  await settled();
  return {
    part: () => result.current,
    isRequired: () => isRequired(gone),
    retryFailedImports,
    rerender,
    unmount,
  };
}

test.each(['pointerdown', 'focusin', 'online'])(
  'a failed prefetch is repeated at the next %s and causes no message',
  async (sign) => {
    const { part, isRequired } = await page(false);
    expect(load).not.toHaveBeenCalled();
    await happens('pointermove');
    expect([load.mock.calls.length, part(), isRequired()]).toEqual([1, undefined, false]);
    await happens('pointermove');
    expect(load).toHaveBeenCalledOnce();
    await happens(sign);
    expect([load.mock.calls.length, part()]).toEqual([2, 'the part']);
    await happens(sign);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('a failed prefetch is not repeated once its page is gone', async () => {
  const { unmount } = await page(false);
  await happens('pointermove');
  unmount();
  await happens('online');
  expect(load).toHaveBeenCalledOnce();
});

test('a required module that failed to load is reported and loaded again on request', async () => {
  const { part, isRequired, retryFailedImports } = await page(true);
  expect([load.mock.calls.length, part(), isRequired()]).toEqual([1, undefined, true]);
  await act(async () => retryFailedImports());
  await settled();
  expect([load.mock.calls.length, part()]).toEqual([2, 'the part']);
});

test('a failed prefetch is repeated at once when the module is required', async () => {
  const { part, rerender } = await page(false);
  await happens('pointermove');
  rerender(true);
  await settled();
  expect(part()).toBe('the part');
});
