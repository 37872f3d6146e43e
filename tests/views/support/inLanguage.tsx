import type { ReactNode } from 'react';
import type { Language } from '../../../contract/values/language.ts';
import { loadMessages, TextProvider } from '../../../src/i18n/index.ts';

const english = await loadMessages('en');

/** A view with the texts of the site around it, in English. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextProvider language="en" messages={english}>
    {children}
  </TextProvider>
);

/** A view with the texts of a language around it. */
export const inLanguage = async (language: Language, view: ReactNode) => (
  <TextProvider language={language} messages={await loadMessages(language)}>
    {view}
  </TextProvider>
);
