import type { Language } from '../../contract/values/language.ts';

/** The key in localStorage for the language last chosen in the language menu, and the time of the choice. */
export const chosenLanguageKey = 'language-chosen';

let arrivedAt = performance.timeOrigin;

/**
 * Returns the time at which this tab switched to its current language, in milliseconds since the epoch. The switch
 * happens by the address, the language menu or the Back button.
 */
export const getLanguageArrival = (): number => arrivedAt;

/** Records that this tab has switched its language. Earlier choices in other tabs no longer affect it. */
export const recordLanguageSwitch = (): void => {
  arrivedAt = Date.now();
};

/** Stores a choice in the language menu. Other tabs follow when they are next visible. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(chosenLanguageKey, `${language} ${Date.now()}`);
  } catch {
    // A choice that cannot be stored affects only this tab.
  }
  // If the server renders the page in the new language, the Back button restores this page from the cache, and it must
  // not follow the choice.
  recordLanguageSwitch();
}
