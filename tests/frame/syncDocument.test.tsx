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

describe('a page that is shown', () => {
  test('first leaves the document as the server made it, and keeps its language', () => {
    const first = page('/pt/casa');
    syncDocument(first)(first);
    expect(localStorage.getItem('locale')).toBe('pt');
    expect(document.cookie).toContain('locale=pt');
    expect([document.documentElement.lang, scrollTo.mock.calls.length]).toEqual(['', 0]);
  });

  test('the page is shown in a sandboxed frame without storage', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    });
    const shown = page('/pt/casa');
    expect(() => syncDocument(shown)(shown)).not.toThrow();
    vi.restoreAllMocks();
  });

  test('a page in another language updates the document and keeps the scroll position', () => {
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

  test('anew begins at its top, with the focus on what it is about', () => {
    syncDocument(page('/en'))(page('/en/casa'));
    expect(document.activeElement?.id).toBe('main');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(at(0));
  });

  test('a page is announced by its head once that says more than that it is loading', async () => {
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

  test('does not take the focus from a guest who has gone on meanwhile', async () => {
    document.body.innerHTML = '<main id="main" tabindex="-1"></main><button>Menu</button>';
    syncDocument(page('/en'))(page('/en/casa'));
    document.querySelector('button')!.focus();
    document.getElementById('main')!.innerHTML = '<h1>Casa</h1>';
    await Promise.resolve();
    expect(document.activeElement?.textContent).toBe('Menu');
  });

  test('stays where it has led the guest by itself, as to the step of a booking that goes on', () => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><h1>Casa</h1><h3 tabindex="-1">Details</h3></main>';
    document.querySelector('h3')!.focus();
    syncDocument(page('/en'))(page('/en/casa'));
    expect(document.activeElement?.textContent).toBe('Details');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('Back restores the scroll position, and a link starts at the top', () => {
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

  test('Back restores the scroll position of a guest who scrolled before the page was interactive', () => {
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

  test('Back restores the focus on the footer link by which the page was left', () => {
    comesBackTo(withAFooter('shown'));
    expect(document.activeElement?.textContent).toBe('Privacy');
    expect(scrollTo).toHaveBeenLastCalledWith(at(700));
  });

  test('begins at its head while it is loaded, also once the browser has gone down it again', async () => {
    comesBackTo(withAFooter('loading.readingLink'));
    expect(document.activeElement?.textContent).toBe('Houses');
    scrollTo.mockClear();
    await waitUntil(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith(at(0)));
  });

  test('shows where it has led by itself whoever comes back, once the browser has gone down it', async () => {
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

  test('begins at its head for who comes back to it, and does not find the link by which they left', () => {
    const draws = () => void (document.getElementById('main')!.innerHTML = '<h1>Houses</h1>');
    draws();
    comesBackFrom('/en/casa', draws);
    expect(document.activeElement?.textContent).toBe('Houses');
    expect(scrollTo).toHaveBeenLastCalledWith(at(0));
  });

  test('begins at the place that its address names, and not at a token', () => {
    window.history.replaceState(null, '', '#book');
    syncDocument(page('/en'))(page('/en/casa'));
    expect(scrollTo).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '#token=abc');
    syncDocument(page('/en'))(page('/en/casa'));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('works where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full');
    });
    expect(() => syncDocument(page('/en'))).not.toThrow();
  });
});

test('a calendar’s address is given back once it was saved', () => {
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
