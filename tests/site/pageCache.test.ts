import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plain } from '../../server/site/assets/encoded.ts';
import { createPageCache, type MadePage } from '../../server/site/pages/cachedPages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openKept(staleAfter: number | undefined, most = 10) {
  const status = { now: 200 };
  let version = 0;
  const make = vi.fn<(path: string) => Promise<MadePage>>(() => {
    version += 1;
    return Promise.resolve({ status: status.now, encoded: plain(new Uint8Array([version]), {}) });
  });
  const pages = createPageCache({ make, staleAfter, most, onError: () => {} });
  const versionAt = async (path: string) => (await pages.get(path)).encoded.identity.body[0];
  return { pages, make, status, versionAt };
}

test('a page of the embedded host is never rendered again', async () => {
  const { versionAt, make } = openKept(undefined);
  await versionAt('/en');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await versionAt('/en')).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a page of a foreign host is rendered again after 60 seconds, without a delay for visitors', async () => {
  const { versionAt } = openKept(60_000);
  await versionAt('/en');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await versionAt('/en')).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await versionAt('/en')).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await versionAt('/en')).toBe(2);
});

test('a page that could not be renewed is shown as it was', async () => {
  const { versionAt, status, pages } = openKept(60_000);
  await versionAt('/en');
  status.now = 503;
  await vi.advanceTimersByTimeAsync(61_000);
  await versionAt('/en');
  await vi.advanceTimersByTimeAsync(0);
  expect((await pages.get('/en')).status).toBe(200);
});

test('a page that is gone at the host is gone here', async () => {
  const { status, pages } = openKept(60_000);
  await pages.get('/en/casa');
  status.now = 404;
  await vi.advanceTimersByTimeAsync(61_000);
  await pages.get('/en/casa');
  await vi.advanceTimersByTimeAsync(0);
  expect((await pages.get('/en/casa')).status).toBe(404);
});

test('addresses that name nothing fill no memory', async () => {
  const { pages, status } = openKept(undefined);
  status.now = 404;
  for (let index = 0; index < 50; index += 1) await pages.get(`/en/wrong-${index}`);
  expect(pages.size()).toBe(0);
});

test('no more pages are kept than allowed: the one that was not asked for longest goes', async () => {
  const { pages, make } = openKept(undefined, 2);
  for (const path of ['/en', '/pt', '/en', '/fr']) await pages.get(path);
  expect(pages.size()).toBe(2);
  make.mockClear();
  await pages.get('/en');
  expect(make).not.toHaveBeenCalled();
  await pages.get('/pt');
  expect(make).toHaveBeenCalledWith('/pt');
});
