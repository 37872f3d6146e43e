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

/** A tab of its own: what it hears goes to its own window. */
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

describe('a page whose code is gone', () => {
  test('the page is reloaded at most once in 10 seconds, and a notice appears if that did not help', async () => {
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
    'the page is not reloaded for a guest who has moved to another page by the time the site answers (unsaved input: %s)',
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

  test('the page is reloaded although its address has a fragment', async () => {
    const { lacksPage } = await openTab();
    const { location } = window;
    Object.assign(location, { href: `${here.href}#token=a`, hash: '#token=a' });
    await lacksPage(location.href);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('replaces the page before where nobody went anywhere', async () => {
    const { lacksPage } = await openTab();
    await lacksPage('/de/a', true);
    expect([replace.mock.calls, assign.mock.calls]).toEqual([[['/de/a']], []]);
  });

  test('stays as it is where the site cannot be reached, and the connection is doubted', async () => {
    const { lacksPage, running, state } = await openTab();
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await lacksPage('/en/b');
    expect(state()).toBe('unreachable');
    expect(running.actor.getSnapshot().children.connection?.getSnapshot().value).toEqual({ lost: 'waiting' });
    expect([assign.mock.calls, isNoticeShown()]).toEqual([[], false]);
  });

  test('stays as it is where another server answers in the place of the site, and a notice is shown', async () => {
    const { lacksPage } = await openTab();
    fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 502 })));
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('stays as it is where the guest would lose what they typed, and a notice is shown', async () => {
    const { lacksPage, addUnsavedSource } = await openTab();
    addUnsavedSource(() => true);
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('stays as it is in a tab that can store nothing, which would be reloaded for ever', async () => {
    const { lacksPage } = await openTab();
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied');
      },
    });
    await lacksPage('/en/b');
    expect([isNoticeShown(), assign.mock.calls]).toEqual([true, []]);
  });

  test('hides the notice once the missing code has been loaded after all', async () => {
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

describe('a page whose code is gone, and that of its shell too', () => {
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

  test('the page is reloaded when the code of the shell is missing too', async () => {
    const { shell } = await openWithoutShell();
    shell.send(missing);
    await waitUntil(() => expect(reload).toHaveBeenCalledOnce());
    expect(isNoticeShown()).toBe(false);
  });

  test('shows a notice where the guest would lose what they typed', async () => {
    const { shell, addUnsavedSource } = await openWithoutShell();
    addUnsavedSource(() => true);
    shell.send(missing);
    await waitUntil(() => expect(isNoticeShown()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays as it is where the site cannot be reached', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const { shell } = await openWithoutShell();
    shell.send(missing);
    await waitUntil(() => expect(fetched).toHaveBeenCalledOnce());
    await settled();
    expect([reload.mock.calls, isNoticeShown()]).toEqual([[], false]);
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

  test('has it loaded anew once more where the guest ended that', async () => {
    const { lacks } = await openTab();
    lacks(new TypeError('gone'));
    await settled();
    await vi.advanceTimersByTimeAsync(10_000);
    lacks(new TypeError('gone'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('has only the version of the site asked where it was loaded ahead', async () => {
    const { lacks, markOptional, state } = await openTab();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    lacks(failure);
    markOptional(failure);
    await settled();
    expect([fetched.mock.calls.length, reload.mock.calls, state()]).toEqual([1, [], 'loaded']);
  });
});

describe('parts that come loadAll, of which several could not be loaded', () => {
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

  test('have the page loaded anew once where somebody waits for them', async () => {
    expect(await lackTwo(true)).toBe(1);
  });

  test('do nothing where they were only loaded ahead', async () => {
    expect(await lackTwo(false)).toBe(0);
  });

  test('have the page loaded that somebody goes to, and not the one that is left beside it', async () => {
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

  test('a page whose first script is missing is reloaded once, and then shows a message', async () => {
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([1, false]);
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([1, true]);
  });

  test('says so without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await opens();
    expect([reload.mock.calls.length, isNoticeShown()]).toEqual([0, true]);
  });
});
