import { isLanguage, type Language } from '../../../contract/language.ts';
import { getQueryValue } from '../../../contract/rules/requestedDates.ts';
import { callsEnd } from '../../actors/callsEnd.ts';
import { hasUnsavedChanges } from '../../actors/unsavedChanges.ts';
import { getLanguageArrival, chosenLanguageKey } from '../../i18n/chosenLanguage.ts';

/**
 * The language that somebody has chosen by the switch since this tab came to its own: an address that was opened after that
 * says itself which language it is in.
 */
function chosenSince(): Language | undefined {
  try {
    const [language, at] = (localStorage.getItem(chosenLanguageKey) ?? '').split(' ');
    return isLanguage(language) && Number(at) > getLanguageArrival() ? language : undefined;
  } catch {
    return undefined;
  }
}

/** How a tab stands that may follow the choice of another. */
interface Tab {
  language: Language;
  offered: readonly Language[];
  /** Whether a call is under way. */
  isBusy: () => boolean;
  /** Shows the same page in another language. */
  speak: (language: Language) => void;
}

/** Whether days are filled in that the address does not ask for yet: they are in their form alone. */
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

/** Has a tab that is shown follow the language chosen in another one: nothing is lost by it, and nothing interrupted. */
export async function followLanguage(tabNow: () => Tab): Promise<void> {
  if (!languageToFollow(tabNow())) return;
  try {
    await callsEnd(() => tabNow().isBusy());
  } catch {
    // It is looked at again when the tab is shown the next time.
    return;
  }
  const tab = tabNow();
  const language = languageToFollow(tab);
  if (language) tab.speak(language);
}
