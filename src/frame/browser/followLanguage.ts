import { isLanguage, type Language } from '../../../contract/values/language.ts';
import { getQueryValue } from '../../../contract/rules/requestedDates.ts';
import { awaitCallsEnd } from '../../actors/awaitCallsEnd.ts';
import { hasUnsavedChanges } from '../../actors/unsavedChanges.ts';
import { getLanguageArrival, chosenLanguageKey } from '../../i18n/chosenLanguage.ts';

/**
 * Returns the language chosen in the language menu since this tab opened, or switched to, its current language. An
 * earlier choice does not count.
 */
function readNewChoice(): Language | undefined {
  try {
    const [language, chosenAt] = (localStorage.getItem(chosenLanguageKey) ?? '').split(' ');
    return isLanguage(language) && Number(chosenAt) > getLanguageArrival() ? language : undefined;
  } catch {
    return undefined;
  }
}

/** The state of a tab that may follow the language of another tab. */
interface Tab {
  language: Language;
  siteLanguages: readonly Language[];
  /** Whether a call is in progress. */
  isBusy: () => boolean;
  /** Shows the same page in another language. */
  showLanguage: (language: Language) => void;
}

/** Whether the search form contains dates that are not in the address yet and would be lost. */
function hasSearchInput(): boolean {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  const days = form ? ['from', 'to'].map((name) => [name, new FormData(form).get(name)] as const) : [];
  return days.some(([name, day]) => day !== '' && day !== getQueryValue(window.location.search, name));
}

function findLanguageToFollow({ language, siteLanguages }: Tab): Language | undefined {
  if (document.visibilityState !== 'visible' || hasUnsavedChanges() || hasSearchInput()) return undefined;
  const chosen = readNewChoice();
  return chosen !== undefined && chosen !== language && siteLanguages.includes(chosen) ? chosen : undefined;
}

/**
 * Switches a visible tab to the language chosen in another tab, unless that would lose input. Waits for calls in
 * progress.
 */
export async function followLanguage(getTab: () => Tab): Promise<void> {
  if (!findLanguageToFollow(getTab())) return;
  try {
    await awaitCallsEnd(() => getTab().isBusy());
  } catch {
    // The tab checks again when it is next visible.
    return;
  }
  const tab = getTab();
  const language = findLanguageToFollow(tab);
  if (language) tab.showLanguage(language);
}
