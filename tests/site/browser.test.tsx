import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';

resetModulesBeforeEach();
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

  async function openPrefetch(connection: object, at = '/en') {
    for (const { page } of pages) page.mockClear();
    vi.stubGlobal('navigator', { connection });
    const { prefetchOnIntent } = await import('../../src/frame/browser/prefetch.ts');
    prefetchOnIntent({
      matchRoute: (path) => ({ route: pages[Number(path.at(-1))], language: 'en' }) as never,
      createServices: () => ({ loadApi }) as never,
    });
    history.replaceState(null, '', at);
    document.body.innerHTML = pages.map((_, index) => `<a href="/en/${index}">a</a>`).join('');
    const links = [...document.querySelectorAll('a')];
    for (const link of links) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return pages.filter(({ page }) => page.mock.calls.length > 0).length;
  }

  test('prefetched pages include their texts and the API client, and a failure shows no message', async () => {
    const failures = ['page', 'texts', 'API'].map((part) => new TypeError(`${part} cannot be had`));
    const [page, texts, api] = failures.map((failure) =>
      vi.fn<() => Promise<unknown>>(() => Promise.reject(failure)),
    );
    vi.doMock('../../src/i18n/messages.ts', () => ({ loadMessages: texts }));
    const { prefetchOnIntent } = await import('../../src/frame/browser/prefetch.ts');
    const { isRequired } = await import('../../src/ui/chunkErrors.ts');
    const languages: string[] = [];
    prefetchOnIntent({
      matchRoute: () => ({ route: { file: 'a', page }, language: 'pt' }) as never,
      createServices: (language) => (languages.push(language), { loadApi: api }) as never,
    });
    document.body.innerHTML = '<a href="/pt/casa">a</a>';
    document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect([page, texts, api].map((part) => part!.mock.calls.length)).toEqual([1, 1, 1]);
    expect([languages, texts!.mock.calls]).toEqual([['pt'], [['pt']]]);
    expect(failures.map(isRequired)).toEqual([false, false, false]);
    vi.doUnmock('../../src/i18n/messages.ts');
  });

  test('once somebody points at their link, at most four at the same time', async () => {
    expect(await openPrefetch({ effectiveType: '4g' })).toBe(4);
  });

  test('except the current page', async () => {
    expect(await openPrefetch({ effectiveType: '4g' }, '/en/0')).toBe(4);
    expect(pages.map(({ page }) => page.mock.calls.length)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'not for somebody whose connection is to be spared: %o',
    async (connection) => {
      expect(await openPrefetch(connection)).toBe(0);
    },
  );
});
