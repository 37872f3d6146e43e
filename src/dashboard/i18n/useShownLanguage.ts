import { useCallback, useState } from 'react';
import type { Language } from '../../../contract/values/language.ts';
import type { Messages } from '../../i18n/index.ts';
import { loadDashboardMessages, loadOtherMessages } from './messages.ts';
import { storeLanguage } from './storeLanguage.ts';

/** A language with its messages. */
export interface ShownLanguage {
  language: Language;
  messages: Messages;
}

/** Returns the language that the dashboard shows, and the function that switches it in place, without a reload. */
export function useShownLanguage(first: ShownLanguage) {
  const [shown, setShown] = useState(first);
  const showLanguage = useCallback(async (language: Language) => {
    const messages = await loadDashboardMessages(language);
    // A lazy part may be shown.
    await Promise.all(loadOtherMessages());
    setShown({ language, messages });
    document.documentElement.lang = language;
    storeLanguage(language);
  }, []);
  return { ...shown, showLanguage };
}
