import type { Language } from '../../../contract/values/language.ts';
import type { LoadedPage } from '../loadedPage.ts';
import { recordLanguageSwitch } from '../../i18n/chosenLanguage.ts';
import { focusPage } from '../focusPage.ts';

const secondsPerYear = 365 * 24 * 60 * 60;

/**
 * Stores the language of the page as the guest's choice. The server reads the cookie when it redirects an address
 * without a language.
 */
function storeLanguage(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const storages = [
    () => localStorage.setItem('locale', language),
    () =>
      void (document.cookie = `locale=${language}; max-age=${secondsPerYear}; path=/; samesite=lax${secure}`),
  ];
  for (const store of storages) {
    try {
      store();
    } catch {
      // The page stays in its language even if the language cannot be stored. In a sandboxed frame both storages throw.
    }
  }
}

// Whether the fragment names an element. In some links it holds a token instead.
const isFragmentTarget = (hash: string) => document.getElementById(hash.slice(1)) !== null;

const isSamePage = (a: LoadedPage, b: LoadedPage) =>
  a.path.slice(3) === b.path.slice(3) && a.query === b.query;

/** Whether the page has already moved the focus itself, as a resumed booking does. */
function isFocusInMain() {
  const { activeElement } = document;
  return activeElement?.id !== 'main' && activeElement?.closest('#main') != null;
}

/** Records the scroll position of each path, which the Back button restores. */
function trackScrollPositions(first: string) {
  // The guest may have scrolled the first page before hydration.
  const positions = new Map([[first, window.scrollY]]);
  let currentPath = first;
  let isBackNavigation = false;
  window.addEventListener('scroll', () => void positions.set(currentPath, window.scrollY), { passive: true });
  window.addEventListener('popstate', () => {
    isBackNavigation = window.location.pathname !== currentPath;
  });
  return (path: string) => {
    const position = isBackNavigation ? (positions.get(path) ?? 0) : undefined;
    currentPath = path;
    isBackNavigation = false;
    return position;
  };
}

const isInViewport = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

// Scrolls without animation, because a new page has to start at its top.
const scrollToPosition = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const scrollToFocus = () => document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/**
 * Restores the scroll position and focuses the link that the guest followed to a path. Returns false if the link is not
 * visible there.
 */
function restoreLinkFocus(path: string, position: number): boolean {
  // While the page loads, the link has not reached its final position.
  if (document.querySelector('#main[data-state^=loading]')) return false;
  scrollToPosition(position);
  const findLinks = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const links = [...findLinks('#main a[href]'), ...findLinks('a[href]')];
  const followedLink = links.find((link) => link.pathname === path && isInViewport(link));
  followedLink?.focus({ preventScroll: true });
  return followedLink !== undefined;
}

/** Returns a function that updates the document for each new page: language, colour mode, focus and scroll position. */
export function syncDocument(first: LoadedPage): (page: LoadedPage) => void {
  let currentPage = first;
  const getPosition = trackScrollPositions(first.path);
  storeLanguage(first.language);
  return (page) => {
    if (page === currentPage) return;
    const [previousPage, nextPage] = [currentPage, page];
    currentPage = page;
    if (previousPage.language !== nextPage.language) {
      recordLanguageSwitch();
      storeLanguage(nextPage.language);
      document.documentElement.lang = nextPage.language;
    }
    const position = getPosition(nextPage.path);
    // After `popstate` the browser restores the scroll position itself, so this function scrolls after the browser
    // does.
    const afterScrolling = (callback: () => void) => {
      if (position !== undefined) requestAnimationFrame(() => currentPage === page && callback());
    };
    if (isSamePage(previousPage, nextPage)) return;
    if (isFocusInMain()) return afterScrolling(scrollToFocus);
    if (position && restoreLinkFocus(previousPage.path, position)) return;
    focusPage();
    if (isFragmentTarget(window.location.hash)) return;
    scrollToPosition(0);
    afterScrolling(() => scrollToPosition(0));
  };
}
