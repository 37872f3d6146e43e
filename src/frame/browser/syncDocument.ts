import type { Language } from '../../../contract/language.ts';
import type { LoadedPage } from '../loadedPage.ts';
import { showColourMode } from '../../theme/colourMode.ts';
import { noteLanguage } from '../../i18n/chosenLanguage.ts';
import { focusPage } from '../focusPage.ts';

const aYear = 365 * 24 * 60 * 60;

/**
 * Stores the language of the page as the visitor's choice. The server reads the cookie when it redirects an address
 * without a language.
 */
function keepLanguage(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const storages = [
    () => localStorage.setItem('locale', language),
    () => void (document.cookie = `locale=${language}; max-age=${aYear}; path=/; samesite=lax${secure}`),
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
const namesAPlace = (hash: string) => document.getElementById(hash.slice(1)) !== null;

const isSamePage = (a: LoadedPage, b: LoadedPage) =>
  a.path.slice(3) === b.path.slice(3) && a.query === b.query;

/** Whether the page has already moved the focus itself, as a resumed booking does. */
function hasLedSomewhere() {
  const { activeElement } = document;
  return activeElement?.id !== 'main' && activeElement?.closest('#main') != null;
}

/** Records the scroll position of each path, which the Back button restores. */
function placesLeft(first: string) {
  // The guest may have scrolled the first page before hydration.
  const places = new Map([[first, window.scrollY]]);
  let shown = first;
  let isBack = false;
  window.addEventListener('scroll', () => void places.set(shown, window.scrollY), { passive: true });
  window.addEventListener('popstate', () => {
    isBack = window.location.pathname !== shown;
  });
  return (path: string) => {
    const place = isBack ? (places.get(path) ?? 0) : undefined;
    shown = path;
    isBack = false;
    return place;
  };
}

const isInTheWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

// Scrolls without animation, because a new page has to start at its top.
const goDownTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const showWhatHasTheFocus = () =>
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/**
 * Restores the scroll position and focuses the link by which the guest went to a path. Returns false if the link is not
 * visible there.
 */
function leadsBackToTheLink(path: string, place: number): boolean {
  // While the page loads, the link has not reached its final position.
  if (document.querySelector('#main[data-state^=loading]')) return false;
  goDownTo(place);
  const all = (where: string) => [...document.querySelectorAll<HTMLAnchorElement>(where)];
  const links = [...all('#main a[href]'), ...all('a[href]')];
  const left = links.find((link) => link.pathname === path && isInTheWindow(link));
  left?.focus({ preventScroll: true });
  return left !== undefined;
}

/** Returns a function that updates the document for each new page: language, colour mode, focus and scroll position. */
export function syncDocument(first: LoadedPage): (page: LoadedPage) => void {
  let before = first;
  const placeOn = placesLeft(first.path);
  keepLanguage(first.language);
  return (page) => {
    if (page === before) return;
    const [from, to] = [before, page];
    before = page;
    if (from.language !== to.language) {
      noteLanguage();
      keepLanguage(to.language);
      document.documentElement.lang = to.language;
    }
    showColourMode(to.content?.match.route.colourMode);
    const place = placeOn(to.path);
    // After `popstate` the browser restores the scroll position itself, so this function scrolls after the browser
    // does.
    const onceItWentDown = (show: () => void) => {
      if (place !== undefined) requestAnimationFrame(() => before === page && show());
    };
    if (isSamePage(from, to)) return;
    if (hasLedSomewhere()) return onceItWentDown(showWhatHasTheFocus);
    if (place && leadsBackToTheLink(from.path, place)) return;
    focusPage();
    if (namesAPlace(window.location.hash)) return;
    goDownTo(0);
    onceItWentDown(() => goDownTo(0));
  };
}
