import type { Language } from '../../../contract/values/language.ts';

const secondsPerYear = 365 * 24 * 60 * 60;

/** Stores the language, so that the server answers the next request in it. The guests' pages use the same cookie. */
export function storeLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${language}; max-age=${secondsPerYear}; path=/; samesite=lax${secure}`;
}
