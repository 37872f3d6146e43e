import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startScript } from '../../src/frame/pageData.ts';
import { notLoadedId } from '../../src/ui/missed.ts';
import { ownModules } from '../support/ownModules.ts';

const assign = vi.fn<(address: string) => void>();
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const here = { href: 'https://stay.example/en/a', pathname: '/en/a', search: '', hash: '' };

ownModules();
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  fetched.mockImplementation(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<p id="${notLoadedId}" hidden></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const isTold = () => !document.getElementById(notLoadedId)!.hidden;

/** A tab of its own: what it hears goes to its own window. */
async function openTab() {
  const tab = Object.assign(new EventTarget(), { location: { ...here, assign, replace, reload } });
  vi.stubGlobal('window', tab);
  const { loadAnew } = await import('../../src/frame/browser/loadAnew.ts');
  const { followMissingParts } = await import('../../src/frame/browser/missingParts.ts');
  const { keepsInMemory } = await import('../../src/actors/unkept.ts');
  const { nobodyMisses } = await import('../../src/ui/missed.ts');
  followMissingParts();
  const lacks = (payload: unknown) =>
    tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return { loadAnew, keepsInMemory, nobodyMisses, lacks };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a page whose scripts are gone', () => {
  test('is loaded anew at most once in 10 seconds, and the guest is told where that did not help', async () => {
    const { loadAnew } = await openTab();
    expect(await loadAnew('/en/b')).toBe(true);
    vi.advanceTimersByTime(9999);
    expect(isTold()).toBe(false);
    expect(await loadAnew('/en/b')).toBe(false);
    expect(assign).toHaveBeenCalledTimes(1);
    expect(isTold()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(await loadAnew('/en/c')).toBe(true);
    expect(assign.mock.calls).toEqual([['/en/b'], ['/en/c']]);
  });

  test.each(['which is not said to be incomplete', 'which is not left again'])(
    'takes nobody along who is at another page by the time the site answers, %s',
    async (what) => {
      const { loadAnew, keepsInMemory } = await openTab();
      if (what.includes('incomplete')) keepsInMemory(() => true);
      const loads = loadAnew('/en/b');
      Object.assign(window.location, { pathname: '/en/c', href: 'https://stay.example/en/c' });
      expect(await loads).toBe(false);
      expect(assign).not.toHaveBeenCalled();
      expect(isTold()).toBe(false);
    },
  );

  test('is loaded anew where it is, although its address has a fragment', async () => {
    const { loadAnew } = await openTab();
    const { location } = window;
    Object.assign(location, { href: `${here.href}#token=a`, hash: '#token=a' });
    await loadAnew(location.href);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('takes the place of the one before where nobody went anywhere', async () => {
    const { loadAnew } = await openTab();
    expect(await loadAnew('/de/a', { replace: true })).toBe(true);
    expect([replace.mock.calls, assign.mock.calls]).toEqual([[['/de/a']], []]);
  });

  test('stays as it is where the site cannot be reached', async () => {
    const { loadAnew } = await openTab();
    const { unreached } = await import('../../src/frame/connectionNews.ts');
    const told = vi.fn<() => void>();
    unreached.add(told);
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadAnew('/en/b')).toBe(false);
    expect(told).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('stays as it is where another answers in the place of the site, and the guest is told', async () => {
    const { loadAnew } = await openTab();
    fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 502 })));
    expect(await loadAnew('/en/b')).toBe(false);
    expect([isTold(), assign.mock.calls]).toEqual([true, []]);
  });

  test('stays as it is where the guest would lose what they typed, and they are told', async () => {
    const { loadAnew, keepsInMemory } = await openTab();
    keepsInMemory(() => true);
    expect(await loadAnew('/en/b')).toBe(false);
    expect([isTold(), assign.mock.calls]).toEqual([true, []]);
  });

  test('stays as it is in a tab that can keep nothing, which would be loaded for ever', async () => {
    const { loadAnew } = await openTab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    expect(await loadAnew('/en/b')).toBe(false);
    expect([isTold(), assign.mock.calls]).toEqual([true, []]);
  });
});

describe('a part of a page that could not be loaded', () => {
  test('has the page loaded anew where somebody waits for it', async () => {
    const { lacks } = await openTab();
    lacks(new TypeError('Failed to fetch dynamically imported module'));
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('has it loaded anew once, whatever else is missing', async () => {
    const { lacks } = await openTab();
    const styles = new Error('Unable to preload CSS');
    for (const failure of [styles, styles, new TypeError('gone')]) lacks(failure);
    await settled();
    lacks(new TypeError('gone too'));
    await settled();
    expect([fetched.mock.calls.length, reload.mock.calls.length, isTold()]).toEqual([1, 1, false]);
  });

  test('is told of once more where that could not be done', async () => {
    const { lacks } = await openTab();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('has it loaded anew once more where the guest ended that', async () => {
    const { lacks } = await openTab();
    lacks(new TypeError('gone'));
    await settled();
    await vi.advanceTimersByTimeAsync(10_000);
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('does nothing where it was only loaded ahead', async () => {
    const { lacks, nobodyMisses } = await openTab();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    lacks(failure);
    nobodyMisses(failure);
    await settled();
    expect([fetched.mock.calls, reload.mock.calls]).toEqual([[], []]);
  });
});

describe('parts that come together, of which several could not be loaded', () => {
  const partsOf = ({ lacks }: Awaited<ReturnType<typeof openTab>>) => {
    const lacking = async (failure: Error): Promise<never> => {
      await Promise.resolve();
      lacks(failure);
      throw failure;
    };
    return {
      part: () => lacking(new TypeError('the part is gone')),
      texts: () => lacking(new TypeError('its texts are gone')),
    };
  };

  /** Two that are asked for by one who waits for neither, or for both. */
  async function lackTwo(waits: boolean) {
    const tab = await openTab();
    const { nobodyMisses } = tab;
    const { together } = await import('../../src/ui/missed.ts');
    const { part, texts } = partsOf(tab);
    const asked = together([part(), texts()]);
    await asked.catch((failure: unknown) => waits || nobodyMisses(failure));
    await settled();
    return reload.mock.calls.length;
  }

  test('have the page loaded anew once where somebody waits for them', async () => {
    expect(await lackTwo(true)).toBe(1);
  });

  test('do nothing where they were only loaded ahead', async () => {
    expect(await lackTwo(false)).toBe(0);
  });

  test('have the page loaded that somebody goes to, and not the one that is left beside it', async () => {
    const tab = await openTab();
    const { part, texts } = partsOf(tab);
    vi.doMock('../../src/i18n/messages.ts', () => ({ loadMessages: texts }));
    onTestFinished(() => vi.doUnmock('../../src/i18n/messages.ts'));
    const { openNavigation } = await import('../../src/frame/navigation.ts');
    const matchRoute = () => ({ route: { page: part } }) as never;
    const first = { path: '/en/a', query: '', language: 'en', content: undefined } as never;
    const ask = vi.fn<() => void>();
    const sources = { matchRoute, servicesIn: vi.fn<never>() };
    openNavigation(first, sources, { loadAnew: tab.loadAnew, ask }).aroundNav(() => undefined, '/en/b', {});
    await settled();
    expect([assign.mock.calls, reload.mock.calls, isTold()]).toEqual([[['/en/b']], [], false]);
  });
});

describe('a page whose first script is gone', () => {
  /** Runs what stands in the page, in a tab where nothing can be imported. */
  async function opens() {
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: 'page-data' });
    data.textContent = JSON.stringify({ entry: 'gone', preload: [] });
    document.body.append(data);
    const body = startScript.replace('import(d.entry)', 'gone()');
    // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- it stands in the page as it is here
    const run = new Function('location', 'gone', body) as (...given: unknown[]) => void;
    run({ reload }, () => Promise.reject(new TypeError('gone')));
    await vi.advanceTimersByTimeAsync(3000);
  }

  test('is loaded anew once, and then says so', async () => {
    await opens();
    expect([reload.mock.calls.length, isTold()]).toEqual([1, false]);
    await opens();
    expect([reload.mock.calls.length, isTold()]).toEqual([1, true]);
  });

  test('says so without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await opens();
    expect([reload.mock.calls.length, isTold()]).toEqual([0, true]);
  });
});
