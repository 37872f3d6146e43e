import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveCalendar } from '../../src/pages/saveCalendar.ts';
import { getLanguageArrival } from '../../src/i18n/chosenLanguage.ts';
import { syncDocument } from '../../src/frame/browser/syncDocument.ts';
import type { LoadedPage } from '../../src/frame/loadedPage.ts';
import { waitUntil } from '../support/waitUntil.ts';

const page = (path: string) => ({ path, language: path.slice(1, 3) }) as LoadedPage;
const scrollTo = vi.fn<() => void>();
/** A place that a page is shown at, without gliding there. */
const at = (top: number) => ({ top, behavior: 'instant' });

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><p id="book"></p>';
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  document.cookie = 'locale=; max-age=0; path=/';
  document.documentElement.lang = '';
  vi.useRealTimers();
});

describe('a displayed page', () => {
  test('keeps the document of the server and its language at first', () => {
    const first = page('/pt/casa');
    syncDocument(first)(first);
    expect(localStorage.getItem('locale')).toBe('pt');
    expect(document.cookie).toContain('locale=pt');
    expect([document.documentElement.lang, scrollTo.mock.calls.length]).toEqual(['', 0]);
  });

  test('is displayed in a sandboxed frame without storage', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    const shown = page('/pt/casa');
    expect(() => syncDocument(shown)(shown)).not.toThrow();
    vi.restoreAllMocks();
  });

  test('updates the document in another language and keeps the scroll position', () => {
    const show = syncDocument(page('/pt/casa'));
    const before = Date.now();
    show(page('/de/casa'));
    expect(getLanguageArrival()).toBeGreaterThanOrEqual(before);
    expect(localStorage.getItem('locale')).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(document.cookie).toContain('locale=de');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('begins at the top with the focus on its heading after a navigation', () => {
    syncDocument(page('/en'))(page('/en/casa'));
    expect(document.activeElement?.id).toBe('main');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(at(0));
  });

  test('is announced by its heading once it says more than that it is loading', async () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"><h1>Casa</h1></main>';
    syncDocument(page('/en'))(page('/en/casa'));
    expect(document.activeElement?.textContent).toBe('Casa');
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><div role="status"><h1>Loading</h1></div></main>';
    syncDocument(page('/en'))(page('/en/casa'));
    const main = document.getElementById('main')!;
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<p>About</p>';
    await Promise.resolve();
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<h1>Casa</h1>';
    await waitUntil(() => expect(document.activeElement?.textContent).toBe('Casa'));
    main.innerHTML = '<h1>Casa Azul</h1>';
    await waitUntil(() => expect(document.activeElement?.textContent).toBe('Casa Azul'));
  });

  test('does not move the focus of a guest who has moved on', async () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"></main><button>Menu</button>';
    syncDocument(page('/en'))(page('/en/casa'));
    document.querySelector('button')!.focus();
    document.getElementById('main')!.innerHTML = '<h1>Casa</h1>';
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Menu');
  });

  test('keeps its position after moving there by itself, for example to a resumed step', () => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><h1>Casa</h1><h3 tabindex="-1">Details</h3></main>';
    document.querySelector('h3')!.focus();
    syncDocument(page('/en'))(page('/en/casa'));
    expect(document.activeElement?.textContent).toBe('Details');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('restores the scroll position with Back, and starts at the top with a link', () => {
    const scrolled = (top: number) => {
      Object.assign(window, { scrollY: top });
      window.dispatchEvent(new Event('scroll'));
    };
    const draw = () => {
      document.getElementById('main')!.innerHTML = '<h1>Houses</h1><a href="/en/casa">Casa</a>';
    };
    draw();
    window.history.replaceState(null, '', '/en');
    const show = syncDocument(page('/en'));
    scrolled(700);
    window.history.replaceState(null, '', '/en/casa');
    show(page('/en/casa'));
    scrolled(300);
    window.history.replaceState(null, '', '/en');
    window.dispatchEvent(new PopStateEvent('popstate'));
    draw();
    show(page('/en'));
    expect(scrollTo.mock.calls).toEqual([[at(0)], [at(700)]]);
    expect(document.activeElement?.textContent).toBe('Casa');
    draw();
    window.history.replaceState(null, '', '/en/casa');
    show(page('/en/casa'));
    expect(scrollTo).toHaveBeenLastCalledWith(at(0));
    // Between the steps of a booking nobody comes to another page.
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.history.replaceState(null, '', '/en');
    draw();
    show(page('/en'));
    expect(scrollTo).toHaveBeenLastCalledWith(at(0));
    Object.assign(window, { scrollY: 0 });
  });

  test('restores the scroll position with Back for a guest who scrolled before hydration', () => {
    Object.assign(window, { scrollY: 700 });
    const show = syncDocument(page('/en'));
    show(page('/en/casa'));
    document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/en/casa">Casa</a></main>';
    window.history.replaceState(null, '', '/en');
    window.dispatchEvent(new PopStateEvent('popstate'));
    show(page('/en'));
    expect(scrollTo).toHaveBeenLastCalledWith(at(700));
    expect(document.activeElement?.textContent).toBe('Casa');
    Object.assign(window, { scrollY: 0 });
  });

  /** Somebody leaves a page that is scrolled down by a link, and comes back to it by the Back button. */
  const comesBackFrom = (otherPage: string, draws: () => void) => {
    window.history.replaceState(null, '', '/en');
    const show = syncDocument(page('/en'));
    Object.assign(window, { scrollY: 700 });
    window.dispatchEvent(new Event('scroll'));
    window.history.replaceState(null, '', otherPage);
    show(page(otherPage));
    draws();
    window.history.replaceState(null, '', '/en');
    window.dispatchEvent(new PopStateEvent('popstate'));
    show(page('/en'));
    Object.assign(window, { scrollY: 0 });
  };
  const comesBackTo = (drawn: string) =>
    comesBackFrom('/en/privacy', () => void (document.body.innerHTML = drawn));
  const withAFooter = (state: string) =>
    `<main id="main" tabindex="-1" data-state="${state}"><h1>Houses</h1></main><a href="/en/privacy">Privacy</a>`;

  test('restores the focus with Back on the footer link by which the page was left', () => {
    comesBackTo(withAFooter('shown'));
    expect(document.activeElement?.textContent).toBe('Privacy');
    expect(scrollTo).toHaveBeenLastCalledWith(at(700));
  });

  test('begins at its heading while it loads, also after the browser has restored the scroll', async () => {
    comesBackTo(withAFooter('loading.readingLink'));
    expect(document.activeElement?.textContent).toBe('Houses');
    scrollTo.mockClear();
    await waitUntil(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(at(0)));
  });

  test('shows the step that it opened by itself, also after the browser has restored the scroll', async () => {
    const scrollIntoView = vi.fn<Element['scrollIntoView']>();
    Element.prototype.scrollIntoView = scrollIntoView;
    const main = document.getElementById('main')!;
    comesBackFrom('/en/privacy', () => {
      main.innerHTML = '<h1 tabindex="-1">Casa</h1>';
      main.querySelector('h1')!.focus();
    });
    await waitUntil(() =>
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' }),
    );
    expect(scrollIntoView.mock.contexts).toEqual([main.querySelector('h1')]);
  });

  test('begins at its heading after a return, without the focus on the link used to leave', () => {
    const draws = () => void (document.getElementById('main')!.innerHTML = '<h1>Houses</h1>');
    draws();
    comesBackFrom('/en/casa', draws);
    expect(document.activeElement?.textContent).toBe('Houses');
    expect(scrollTo).toHaveBeenLastCalledWith(at(0));
  });

  test('begins at the anchor of its address, but not at a token', () => {
    window.history.replaceState(null, '', '#book');
    syncDocument(page('/en'))(page('/en/casa'));
    expect(scrollTo).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '#token=abc');
    syncDocument(page('/en'))(page('/en/casa'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full');
    });
    expect(() => syncDocument(page('/en'))).not.toThrow();
  });
});

test('releases the address of a calendar file after the download', () => {
  vi.useFakeTimers();
  const revoked = vi.fn<(address: string) => void>();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
  saveCalendar('BEGIN:VCALENDAR', 'E-7');
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});
