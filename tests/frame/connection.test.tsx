import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageStore } from '../../src/frame/pageStore.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { dispatchPageShow } from '../support/dispatchPageShow.ts';

const fetched = vi.fn<typeof fetch>();
let stop = () => undefined as void;

resetModulesBeforeEach();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with its connection, and the number of times its pages were notified of the return. */
async function tab(failedBefore?: 'offline' | 'online') {
  const { openShell } = await import('../../src/frame/browser/openShell.ts');
  const shell = openShell('a');
  if (failedBefore) shell.send({ type: failedBefore === 'online' ? 'site.unreached' : 'network.lost' });
  const broadcast = vi.fn<PageStore['broadcast']>();
  shell.setPage({ broadcast } as unknown as PageStore);
  const { running } = await shell.load();
  stop = () => running.actor.stop();
  const { ConnectionMessage } = await import('../../src/frame/browser/ConnectionMessage.tsx');
  const { InEnglish } = await import('../views/support/inLanguage.tsx');
  render(
    <InEnglish>
      <ConnectionMessage connection={running.actor.getSnapshot().children.connection!} />
    </InEnglish>,
  );
  return { broadcast, unreached: () => shell.send({ type: 'site.unreached' }) };
}

const getStatus = () => screen.getByRole('status').textContent;
const happens = (name: 'online' | 'offline') =>
  act(async () => {
    window.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(0);
  });
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = () => Promise.resolve(new Response());

test('a working connection shows no message', async () => {
  await tab();
  expect(getStatus()).toBe('');
});

test('a lost network is reported once, and its return briefly when the site answers', async () => {
  const { broadcast } = await tab();
  await happens('offline');
  expect(getStatus()).toBe('No connection. What you typed stays here.');
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockImplementation(answered);
  await happens('online');
  expect(getStatus()).toBe('You are connected again.');
  expect(broadcast).toHaveBeenCalledOnce();
  await passes(5000);
  expect(getStatus()).toBe('');
});

test('a network without internet access counts as lost, and the site is requested again later', async () => {
  const { broadcast } = await tab();
  await happens('offline');
  fetched.mockImplementation(failToFetch);
  await happens('online');
  expect(getStatus()).toBe('No connection. What you typed stays here.');
  fetched.mockImplementation(answered);
  await passes(5000);
  expect(getStatus()).toBe('You are connected again.');
  expect(broadcast).toHaveBeenCalledOnce();
});

test.each([
  ['is requested again without a network', 'offline', 1],
  ['says nothing of a line that is there', 'online', 0],
] as const)('an event before the connection was tracked is handled %s', async (_, before, times) => {
  fetched.mockImplementation(answered);
  const { broadcast } = await tab(before);
  await passes(0);
  expect(broadcast).toHaveBeenCalledTimes(times);
  expect(getStatus()).toBe(times === 0 ? '' : 'You are connected again.');
});

test.each(['before the connection was followed', 'while the line was there again at once'])(
  'a part that failed to load %s is requested again',
  async (when) => {
    fetched.mockImplementation(answered);
    const { importWithRetry } = await import('../../src/ui/retryImports.ts');
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const isFollowed = when.startsWith('while');
    const followed = isFollowed ? await tab() : undefined;
    const part = importWithRetry(load.mockResolvedValue('the part'));
    await passes(0);
    await act(async () => {
      if (followed) followed.unreached();
      else await tab('online');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(await part).toBe('the part');
    expect(getStatus()).toBe('');
  },
);

test('a page restored by the Back button shows the current state of the connection', async () => {
  fetched.mockImplementation(answered);
  const { broadcast } = await tab();
  const comesBack = async (to: 'offline' | 'online') => {
    const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
    await act(async () => {
      dispatchPageShow();
      await vi.advanceTimersByTimeAsync(0);
    });
    device.mockRestore();
  };
  await comesBack('online');
  expect(getStatus()).toBe('');
  await comesBack('offline');
  expect(getStatus()).toBe('No connection. What you typed stays here.');
  await comesBack('online');
  expect(getStatus()).toBe('You are connected again.');
  expect(broadcast).toHaveBeenCalledOnce();
});

test('a single failed request is no lost connection', async () => {
  const { broadcast, unreached } = await tab();
  fetched.mockImplementation(answered);
  await act(async () => {
    unreached();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(fetched).toHaveBeenCalledOnce();
  expect(getStatus()).toBe('');
  expect(broadcast).not.toHaveBeenCalled();
});

test('a failed request to an unreachable site is a lost connection', async () => {
  const { unreached } = await tab();
  fetched.mockImplementation(failToFetch);
  await act(async () => {
    unreached();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(getStatus()).toBe('No connection. What you typed stays here.');
});
