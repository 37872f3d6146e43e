import { isLanguage, type Language } from '../../../contract/language.ts';
import { getQueryValue } from '../../../contract/rules/requestedDates.ts';
import { callsEnd } from '../../actors/callsEnd.ts';
import { hasUnsavedChanges } from '../../actors/unsavedChanges.ts';
import { getLanguageArrival, chosenLanguageKey } from '../../i18n/chosenLanguage.ts';

/**
 * Returns the language chosen in the language menu after this tab opened its page. An address opened later names its
 * language itself.
 */
function chosenSince(): Language | undefined {
  try {
    const [language, at] = (localStorage.getItem(chosenLanguageKey) ?? '').split(' ');
    return isLanguage(language) && Number(at) > getLanguageArrival() ? language : undefined;
  } catch {
    return undefined;
  }
}

/** The state of a tab that may follow the language of another tab. */
interface Tab {
  language: Language;
  offered: readonly Language[];
  /** Whether a call is in progress. */
  isBusy: () => boolean;
  /** Shows the same page in another language. */
  speak: (language: Language) => void;
}

/** Whether the search form contains dates that are not in the address yet and would be lost. */
function isSearchBegun(): boolean {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  const days = form ? ['from', 'to'].map((name) => [name, new FormData(form).get(name)] as const) : [];
  return days.some(([name, day]) => day !== '' && day !== getQueryValue(window.location.search, name));
}

function languageToFollow({ language, offered }: Tab): Language | undefined {
  if (document.visibilityState !== 'visible' || hasUnsavedChanges() || isSearchBegun()) return undefined;
  const chosen = chosenSince();
  return chosen !== undefined && chosen !== language && offered.includes(chosen) ? chosen : undefined;
}

/**
 * Switches a visible tab to the language chosen in another tab, unless that would lose input. Waits for calls in
 * progress.
 */
export async function followLanguage(tabNow: () => Tab): Promise<void> {
  if (!languageToFollow(tabNow())) return;
  try {
    await callsEnd(() => tabNow().isBusy());
  } catch {
    // The tab checks again when it is next visible.
    return;
  }
  const tab = tabNow();
  const language = languageToFollow(tab);
  if (language) tab.speak(language);
}
