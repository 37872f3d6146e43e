import type { Language } from '../../../contract/language.ts';
import type { LoadedPage } from '../loadedPage.ts';
import { showColourMode } from '../../theme/colourMode.ts';

const aYear = 365 * 24 * 60 * 60;

function keepLanguage(language: Language) {
  try {
    localStorage.setItem('locale', language);
  } catch {
    // A language that cannot be stored is still the one of this page.
  }
}

function chooseLanguage(language: Language) {
  keepLanguage(language);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${language}; max-age=${aYear}; path=/; samesite=lax${secure}`;
  document.documentElement.lang = language;
}

// A link's fragment can carry its token instead.
const namesAPlace = (hash: string) => document.getElementById(hash.slice(1)) !== null;

const isSamePage = (a: LoadedPage, b: LoadedPage) => a.path.slice(3) === b.path.slice(3);

/** Brings the rest of the document along with the page shown: language, colours, focus, place. */
export function syncDocument(first: LoadedPage): (page: LoadedPage) => void {
  let before = first;
  keepLanguage(first.language);
  return (page) => {
    if (page === before) return;
    const [from, to] = [before, page];
    before = page;
    if (from.language !== to.language) chooseLanguage(to.language);
    showColourMode(to.content?.match.route.colourMode);
    if (isSamePage(from, to)) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (!namesAPlace(window.location.hash)) window.scrollTo(0, 0);
  };
}
