import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startScript } from '../../src/frame/pageData.ts';
import { notLoadedId } from '../../src/ui/chunkErrors.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { waitUntil } from '../support/waitUntil.ts';

const assign = vi.fn<(address: string) => void>();
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const here = { href: 'https://stay.example/en/a', pathname: '/en/a', search: '', hash: '' };

resetModulesBeforeEach();
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

const isNoticeShown = () => !document.getElementById(notLoadedId)!.hidden;

/** A tab whose events go to its own window. */
async function openTab() {
  const tab = Object.assign(new EventTarget(), { location: { ...here, assign, replace, reload } });
  vi.stubGlobal('window', tab);
  const { openShell } = await import('../../src/frame/browser/openShell.ts');
  const { reportFailedChunks } = await import('../../src/frame/browser/reportFailedChunks.ts');
  const { addUnsavedSource } = await import('../../src/actors/unsavedChanges.ts');
  const { markOptional } = await import('../../src/ui/chunkErrors.ts');
  const shell = openShell('a');
  reportFailedChunks(shell);
  const { running } = await shell.load();
  onTestFinished(() => {
    running.actor.stop();
  });
  const lacks = (payload: unknown) =>
    tab.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  /** The code of another page is missing. */
  const lacksPage = async (address: string, isReplaced = false) => {
    shell.send({ type: 'chunk.failed', destination: { address, replace: isReplaced } });
    await settled();
  };
  const state = () => running.actor.getSnapshot().value;
  return { shell, running, state, lacks, lacksPage, addUnsavedSource, markOptional };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a page with missing code', () => {
  test('is reloaded at most once in 10 seconds, and shows a notice if that does not help', async () => {
    const { lacksPage, state } = await openTab();
    await lacksPage('/en/b');
    expect([state(), isNoticeShown()]).toEqual(['reloading', false]);
    await vi.advanceTimersByTimeAsync(9999);
    sessionStorage.setItem('reloaded-at', String(Date.now() - 1));
    await vi.advanceTimersByTimeAsync(1);
    await lacksPage('/en/b');
    expect([state(), isNoticeShown(), assign.mock.calls]).toEqual(['incomplete', true, [['/en/b']]]);
    await vi.advanceTimersByTimeAsync(10_000);
    await lacksPage('/en/c');
    expect(assign.mock.calls).toEqual([['/en/b'], ['/en/c']]);
  });

  test.each([false, true])(
    'is not reloaded after the guest has moved to another page (unsaved input: %s)',
    async (isUnsaved) => {
      const { shell, addUnsavedSource, state } = await openTab();
      addUnsavedSource(() => isUnsaved);
      const answer = Promise.withResolvers<Response>();
      fetched.mockImplementation(() => answer.promise);
      shell.send({ type: 'chunk.failed', destination: { address: '/en/b', replace: false } });
      Object.assign(window.location, { pathname: '/en/c', href: 'https://stay.example/en/c' });
      answer.resolve(new Response());
      await settled();
      expect([state(), assign.mock.calls, isNoticeShown()]).toEqual(['loaded', [], false]);
    },
  );

  test('is reloaded although its address has a fragment', async () => {
    const { lacksPage } = await openTab();
    const { location } = window;
    Object.assign(location, { href: `${here.href}#token=a`, hash: '#token=a' });
    await lacksPage(location.href);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('is replaced by the reloaded page if the guest stays', async () => {
    const { lacksPage } = await openTab();
    await lacksPage('/de/a', true);
    expect([replace.mock.calls, assign.mock.calls]).toEqual([[['/de/a']], []]);
  });

  test('is not reloaded while the site is unreachable, and the connection is checked', async () => {
    const { lacksPage, running, state } = await openTab();
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await lacksPage('/en/b');
    expect(state()).toBe('unreachable');
    expect(running.actor.getSnapshot().children.connection?.getSnapshot().value).toEqual({ lost: 'waiting' });
    expect([assign.mock.calls, isNoticeShown()]).toEqual([[], false]);
  });

  test('is not reloaded while another server answers for the site, and shows a notice', async () => {
    const { lacksPage } = await openTab();
    fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 502 })));
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('is not reloaded while there is unsaved input, and shows a notice', async () => {
    const { lacksPage, addUnsavedSource } = await openTab();
    addUnsavedSource(() => true);
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('is not reloaded in a tab without storage, which would reload forever', async () => {
    const { lacksPage } = await openTab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('hides the notice once the missing code is loaded', async () => {
    const { shell, lacks, addUnsavedSource, state } = await openTab();
    const { importWithRetry } = await import('../../src/ui/retryImports.ts');
    addUnsavedSource(() => true);
    const failure = new TypeError('gone');
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('the part');
    const part = importWithRetry(load);
    lacks(failure);
    await settled();
    expect([state(), isNoticeShown()]).toEqual(['incomplete', true]);
    shell.send({ type: 'connection.returned' });
    expect(await part).toBe('the part');
    await settled();
    expect([state(), isNoticeShown()]).toEqual(['loaded', false]);
  });
});

describe('a page and a shell with missing code', () => {
  async function openWithoutShell() {
    const tab = Object.assign(new EventTarget(), { location: { ...here, assign, replace, reload } });
    vi.stubGlobal('window', tab);
    vi.doMock('../../src/frame/browser/ShellComponents.tsx', () => {
      throw new TypeError('gone');
    });
    onTestFinished(() => vi.doUnmock('../../src/frame/browser/ShellComponents.tsx'));
    const { openShell } = await import('../../src/frame/browser/openShell.ts');
    const { addUnsavedSource } = await import('../../src/actors/unsavedChanges.ts');
    return { shell: openShell('a'), addUnsavedSource };
  }

  const missing = { type: 'chunk.failed', destination: { address: here.href, replace: false } } as const;

  test('are reloaded', async () => {
    const { shell } = await openWithoutShell();
    shell.send(missing);
    await waitUntil(() => expect(reload).toHaveBeenCalledOnce());
    expect(isNoticeShown()).toBe(false);
  });

  test('show a notice while there is unsaved input', async () => {
    const { shell, addUnsavedSource } = await openWithoutShell();
    addUnsavedSource(() => true);
    shell.send(missing);
    await waitUntil(() => expect(isNoticeShown()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });

  test('are not reloaded while the site is unreachable', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const { shell } = await openWithoutShell();
    shell.send(missing);
    await waitUntil(() => expect(fetched).toHaveBeenCalledOnce());
    await settled();
    expect([reload.mock.calls, isNoticeShown()]).toEqual([[], false]);
  });
});

describe('a part of a page that failed to load', () => {
  test('reloads the page when the guest waits for it', async () => {
    const { lacks } = await openTab();
    lacks(new TypeError('Failed to fetch dynamically imported module'));
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads the page once, however many parts are missing', async () => {
    const { lacks } = await openTab();
    const styles = new Error('Unable to preload CSS');
    for (const failure of [styles, styles, new TypeError('gone')]) lacks(failure);
    await settled();
    lacks(new TypeError('gone too'));
    await settled();
    expect([fetched.mock.calls.length, reload.mock.calls.length, isNoticeShown()]).toEqual([1, 1, false]);
  });

  test('a second failure to load a part is reported again', async () => {
    const { lacks } = await openTab();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).not.toHaveBeenCalled();
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reloads the page again after the guest has cancelled a reload', async () => {
    const { lacks } = await openTab();
    lacks(new TypeError('gone'));
    await settled();
    await vi.advanceTimersByTimeAsync(10_000);
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('only checks the version of the site after a failed prefetch', async () => {
    const { lacks, markOptional, state } = await openTab();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    lacks(failure);
    markOptional(failure);
    await settled();
    expect([fetched.mock.calls.length, reload.mock.calls, state()]).toEqual([1, [], 'loaded']);
  });
});

describe('several parts that failed to load', () => {
  const getParts = ({ lacks }: Awaited<ReturnType<typeof openTab>>) => {
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
    const { markOptional } = tab;
    const { loadAll } = await import('../../src/ui/chunkErrors.ts');
    const { part, texts } = getParts(tab);
    const loading = loadAll([part(), texts()]);
    await loading.catch((failure: unknown) => waits || markOptional(failure));
    await settled();
    return reload.mock.calls.length;
  }

  test('reload the page once when the guest waits for them', async () => {
    expect(await lackTwo(true)).toBe(1);
  });

  test('cause no reload when they were only prefetched', async () => {
    expect(await lackTwo(false)).toBe(0);
  });

  test('reload the page that the guest opens, not the one that is left at the same time', async () => {
    const tab = await openTab();
    const { part, texts } = getParts(tab);
    vi.doMock('../../src/i18n/messages.ts', () => ({ loadMessages: texts }));
    onTestFinished(() => vi.doUnmock('../../src/i18n/messages.ts'));
    const { openNavigation } = await import('../../src/frame/navigation.ts');
    const matchRoute = () => ({ route: { page: part } }) as never;
    const first = { path: '/en/a', query: '', language: 'en', content: undefined } as never;
    const sources = { matchRoute, createServices: vi.fn<never>() };
    const { shell } = tab;
    const loadFromSite = vi.fn<() => void>();
    openNavigation(first, sources, { shell, loadFromSite }).wrapNavigation(() => undefined, '/en/b', {});
    await settled();
    expect([assign.mock.calls, reload.mock.calls, isNoticeShown()]).toEqual([[['/en/b']], [], false]);
  });
});

describe('a page with a missing entry script', () => {
  /** Runs the inline scripts of the page in a tab without imports. */
  async function opens() {
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: 'page-data' });
    data.textContent = JSON.stringify({ entry: 'gone', preload: [] });
    document.body.append(data);
    const body = startScript.replace('import(d.entry)', 'gone()');
    // oxlint-disable-next-line typescript/no-implied-eval, eslint/no-new-func -- the page contains this code
    const run = new Function('location', 'gone', body) as (...given: unknown[]) => void;
    run({ reload }, () => Promise.reject(new TypeError('gone')));
    await vi.advanceTimersByTimeAsync(3000);
  }

  test('is reloaded once, and then shows a message', async () => {
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([1, false]);
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([1, true]);
  });

  test('shows a message without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([0, true]);
  });
});
