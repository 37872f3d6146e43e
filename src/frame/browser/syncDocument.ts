import type { Language } from '../../../contract/language.ts';
import type { LoadedPage } from '../loadedPage.ts';
import { showColourMode } from '../../theme/colourMode.ts';
import { noteLanguage } from '../../i18n/chosenLanguage.ts';
import { focusPage } from '../focusPage.ts';

const aYear = 365 * 24 * 60 * 60;

/** Whoever reads a page in a language has chosen it: the address without one leads there, by the cookie. */
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
      // A language that cannot be stored is still the one of this page. In a sandboxed frame both throw.
    }
  }
}

// A link's fragment can carry its token instead.
const namesAPlace = (hash: string) => document.getElementById(hash.slice(1)) !== null;

const isSamePage = (a: LoadedPage, b: LoadedPage) =>
  a.path.slice(3) === b.path.slice(3) && a.query === b.query;

/** Whether the page, as a booking that goes on, has led the guest to a place of its own. */
function hasLedSomewhere() {
  const { activeElement } = document;
  return activeElement?.id !== 'main' && activeElement?.closest('#main') != null;
}

/** How far down pages were left, by their paths: who comes back by the Back button finds the place again. */
function placesLeft(first: string) {
  // Whoever has scrolled before the page came alive is there already.
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

// A page is shown where it begins: nobody watches another one glide there.
const goDownTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

const showWhatHasTheFocus = () =>
  document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Leads a guest back to the link by which they went to a path, where they left it; false where it is not there. */
function leadsBackToTheLink(path: string, place: number): boolean {
  // What it says is on its way: the link will be elsewhere once that has come.
  if (document.querySelector('#main[data-state^=loading]')) return false;
  goDownTo(place);
  const all = (where: string) => [...document.querySelectorAll<HTMLAnchorElement>(where)];
  const links = [...all('#main a[href]'), ...all('a[href]')];
  const left = links.find((link) => link.pathname === path && isInTheWindow(link));
  left?.focus({ preventScroll: true });
  return left !== undefined;
}

/** Brings the rest of the document along with the page shown: language, colours, focus, place. */
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
    // After `popstate` the browser goes down to where the page was left, away from where the guest is led.
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
