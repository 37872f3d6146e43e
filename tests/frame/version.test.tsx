import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from 'vitest';
import type { PageStore } from '../../src/frame/pageStore.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';

const fetched = vi.fn<typeof fetch>();
const reload = vi.fn<() => void>();
const browser = {
  checkReload: vi.fn<() => void>(),
  showNotice: vi.fn<() => void>(),
  hideNotice: vi.fn<() => void>(),
};

resetModulesBeforeEach();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.resetAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const from = (version: string) => new Response(null, { headers: { 'Site-Version': version } });

interface TabOptions {
  isOutdated?: boolean;
  isWaiting?: () => boolean;
  isPaused?: boolean;
}

/** A tab of the version "a", with a page on it whose journey waits where `isWaiting`: only to ask again where it pauses. */
async function tab({ isOutdated = false, isWaiting = () => false, isPaused = false }: TabOptions = {}) {
  vi.doMock('../../src/frame/browser/reload.ts', () => ({ ...browser, loadFromSite: reload }));
  const { openShell } = await import('../../src/frame/browser/openShell.ts');
  const shell = openShell('a');
  if (isOutdated) shell.checkVersion(from('b'));
  const tags = {
    get waiting() {
      return isWaiting();
    },
    paused: isPaused,
  };
  const snapshot = {
    tags,
    hasTag(tag: 'waiting' | 'paused') {
      return this.tags[tag];
    },
  };
  const journey = { getSnapshot: () => snapshot };
  const state = () => ({ value: 'ready', context: {}, children: { booking: journey as never } });
  shell.setPage({ state } as unknown as PageStore);
  const { running } = await shell.load();
  onTestFinished(() => {
    running.actor.stop();
  });
  const { VersionMessage } = await import('../../src/frame/browser/VersionMessage.tsx');
  const { InEnglish } = await import('../views/support/inLanguage.tsx');
  render(
    <InEnglish>
      <VersionMessage siteVersion={running.actor.getSnapshot().children.siteVersion!} />
    </InEnglish>,
  );
  return shell;
}

const newer = 'There is a newer version of this website. Your booking stays as it is.';
const getStatus = () => screen.getByRole('status').textContent;
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const comesBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const presses = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('a tab that is shown again checks the version, and shows nothing if it is unchanged', async () => {
  fetched.mockImplementation(() => Promise.resolve(from('a')));
  const { isOutdated } = await tab();
  expect(fetched).not.toHaveBeenCalled();
  await comesBack();
  await passes(0);
  expect(fetched).toHaveBeenCalledOnce();
  expect([getStatus(), isOutdated()]).toEqual(['', false]);
});

test('a tab that is shown again offers the current version of the site', async () => {
  fetched.mockImplementation(() => Promise.resolve(from('b')));
  const { isOutdated } = await tab();
  await comesBack();
  await passes(0);
  expect([getStatus(), isOutdated()]).toEqual([newer, true]);
  await presses('Not now');
  expect([getStatus(), isOutdated()]).toEqual(['', true]);
  await comesBack();
  await passes(0);
  expect(getStatus()).toBe('');
});

test('a site with no version or no answer has no newer version', async () => {
  await tab();
  fetched.mockImplementationOnce(() => Promise.resolve(new Response()));
  await comesBack();
  await passes(0);
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await comesBack();
  await passes(0);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(getStatus()).toBe('');
});

test('a version that was reported early is offered, and the offer reloads the page', async () => {
  await tab({ isOutdated: true });
  expect(getStatus()).toBe(newer);
  await presses('Update now');
  await passes(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('an update waits for running calls', async () => {
  let isWaiting = true;
  const { send } = await tab({ isWaiting: () => isWaiting });
  await act(async () => send({ type: 'version.received' }));
  await presses('Update now');
  await passes(1000);
  expect([getStatus(), reload.mock.calls.length]).toEqual(['Updating…', 0]);
  isWaiting = false;
  await passes(200);
  expect(reload).toHaveBeenCalledOnce();
});

test('an update that did not happen is offered again', async () => {
  let isWaiting = true;
  const { send } = await tab({ isWaiting: () => isWaiting });
  await act(async () => send({ type: 'version.received' }));
  await presses('Update now');
  await passes(16_000);
  expect([getStatus(), reload.mock.calls.length]).toEqual([newer, 0]);
  isWaiting = false;
  await presses('Update now');
  await passes(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('an update interrupts a tab that only waits for the next request, such as a payment status', async () => {
  const { send } = await tab({ isWaiting: () => true, isPaused: true });
  await act(async () => send({ type: 'version.received' }));
  await presses('Update now');
  await passes(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('a missing prefetched part causes a version check', async () => {
  fetched.mockImplementation(() => Promise.resolve(from('b')));
  const { send } = await tab();
  await act(async () => send({ type: 'prefetch.failed' }));
  await passes(0);
  expect(getStatus()).toBe(newer);
});
