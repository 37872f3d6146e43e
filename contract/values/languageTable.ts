// Written by `npm run fix` from the folders in locales/. The order of the languages, which you may change, is that of the menu.

/** The languages of the interface and of e-mails, in the order of the language menu. */
export const languages = ['en', 'pt', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** The languages that are not completely translated: their other texts are in English. */
export const incompleteLanguages: readonly Language[] = [];

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Castellano',
};

/** The locale (BCP 47) that formats dates, numbers and prices in each language. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  pt: 'pt-PT',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
};
