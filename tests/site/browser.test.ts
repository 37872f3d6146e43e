// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownModules } from '../support/ownModules.ts';

ownModules();
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('pages are loaded ahead', () => {
  const loadApi = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const pages = Array.from({ length: 6 }, (_, index) => ({
    file: `page-${index}`,
    page: vi.fn<() => Promise<unknown>>(() => new Promise(() => {})),
  }));

  async function openPrefetch(connection: object) {
    for (const { page } of pages) page.mockClear();
    vi.stubGlobal('navigator', { connection });
    const { prefetchOnIntent } = await import('../../src/frame/browser/prefetch.ts');
    prefetchOnIntent({
      matchRoute: (path) => ({ route: pages[Number(path.at(-1))], language: 'en' }) as never,
      servicesIn: () => ({ loadApi }) as never,
    });
    document.body.innerHTML = pages.map((_, index) => `<a href="/en/${index}">a</a>`).join('');
    const links = [...document.querySelectorAll('a')];
    for (const link of links) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return pages.filter(({ page }) => page.mock.calls.length > 0).length;
  }

  test('with what runs them, and the texts of their language', async () => {
    const run = vi.fn<(services: object) => void>();
    const services = { loadApi: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
    const loaded = vi.fn<(language: string) => Promise<object>>(() => Promise.resolve({}));
    vi.doMock('../../src/i18n/messages.ts', () => ({ loadMessages: loaded }));
    const { prefetchOnIntent } = await import('../../src/frame/browser/prefetch.ts');
    const route = { file: 'a', page: () => Promise.resolve({ page: { run } }) };
    prefetchOnIntent({
      matchRoute: () => ({ route, language: 'pt' }) as never,
      servicesIn: () => services as never,
    });
    document.body.innerHTML = '<a href="/pt/casa">a</a>';
    document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(services));
    expect(loaded.mock.calls).toEqual([['pt']]);
    expect(services.loadApi).toHaveBeenCalledOnce();
    vi.doUnmock('../../src/i18n/messages.ts');
  });

  test('once somebody points at their link, at most four at the same time', async () => {
    expect(await openPrefetch({ effectiveType: '4g' })).toBe(4);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'not for somebody whose connection is to be spared: %o',
    async (connection) => {
      expect(await openPrefetch(connection)).toBe(0);
    },
  );
});
