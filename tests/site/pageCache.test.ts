import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compress, plain } from '../../server/site/assets/encoded.ts';
import { createPageCache, type MadePage } from '../../server/site/pages/cachedPages.ts';
import { patience } from '../support/patience.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openKept(staleAfter: number | undefined, mostBytes = 1_000_000) {
  const status = { now: 200 };
  const content = { version: 0 };
  let version = 0;
  const make = vi.fn<(path: string) => Promise<MadePage>>(() => {
    version += 1;
    return Promise.resolve({ status: status.now, encoded: plain(new Uint8Array([version]), {}) });
  });
  const pages = createPageCache({
    make,
    staleAfter,
    getVersion: () => content.version,
    mostBytes,
    onError: () => {},
  });
  const versionAt = async (path: string) => (await pages.get(path)).encoded.identity.body[0];
  return { pages, make, status, content, versionAt };
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

test('a page is rendered again after a publication, also if it was being rendered before', async () => {
  const { versionAt, content, pages, make } = openKept(undefined);
  await versionAt('/en');
  content.version = 1;
  expect(pages.ready('/en')).toBeUndefined();
  const before = versionAt('/en');
  content.version = 2;
  expect(await versionAt('/en')).toBe(3);
  await before;
  expect(await versionAt('/en')).toBe(3);
  expect(make).toHaveBeenCalledTimes(3);
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

test('the cache has a size limit: the least recently requested page is removed', async () => {
  const { pages, make } = openKept(undefined, 5000);
  for (const path of ['/en', '/pt', '/en', '/fr']) await pages.get(path);
  expect(pages.size()).toBe(2);
  make.mockClear();
  await pages.get('/en');
  expect(make).not.toHaveBeenCalled();
  await pages.get('/pt');
  expect(make).toHaveBeenCalledWith('/pt');
});

describe('compression in the background', () => {
  const text = new Uint8Array(readFileSync('docs/architecture.md'));
  const openCompressing = () => {
    const make = async (): Promise<MadePage> => ({
      status: 200,
      encoded: await compress(text, {}, 'quickly'),
    });
    return createPageCache({
      make,
      staleAfter: undefined,
      getVersion: () => 0,
      mostBytes: 1_000_000,
      onError: () => {},
    });
  };
  const waitForCompression = async (pages: ReturnType<typeof openCompressing>, path: string) => {
    const before = pages.ready(path);
    vi.useRealTimers();
    await vi.waitUntil(() => pages.ready(path) !== before, { timeout: patience });
    vi.useFakeTimers();
  };

  test('a page is compressed as much as possible once no page was rendered for a second', async () => {
    const pages = openCompressing();
    const { br: first, identity } = (await pages.get('/en')).encoded;
    await vi.advanceTimersByTimeAsync(900);
    await pages.get('/pt');
    await vi.advanceTimersByTimeAsync(900);
    expect(pages.ready('/en')?.encoded.br).toBe(first);
    await vi.advanceTimersByTimeAsync(200);
    await waitForCompression(pages, '/en');
    const { br, identity: sameIdentity } = (await pages.get('/en')).encoded;
    expect(br!.body.byteLength).toBeLessThan(first!.body.byteLength);
    // Other bytes have another validator; the same bytes keep theirs.
    expect(br!.etag).not.toBe(first!.etag);
    expect(sameIdentity.etag).toBe(identity.etag);
    expect(br!.headers['Content-Length']).toBe(String(br!.body.byteLength));
    pages.close();
  });
});
