import type { Language } from '../../contract/language.ts';

/** The key in localStorage: the language that was chosen last by the switch, and when. */
export const chosenLanguageKey = 'language-chosen';

let arrivedAt = performance.timeOrigin;

/**
 * When this tab came to the language it is in, in milliseconds since the epoch: with its address, by the switch, or by the
 * Back button.
 */
export const getLanguageArrival = (): number => arrivedAt;

/** What was chosen up to now does not concern this tab: it is in another language than before, or on its way there. */
export const noteLanguage = (): void => {
  arrivedAt = Date.now();
};

/** Somebody chooses a language by the switch: other tabs follow once they are shown again. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(chosenLanguageKey, `${language} ${Date.now()}`);
  } catch {
    // A choice that cannot be stored is one of this tab.
  }
  // Where the site makes the page in it, the Back button leads to this one as it was left.
  noteLanguage();
}
