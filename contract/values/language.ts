import { incompleteLanguages, languages, type Language } from './languageTable.ts';

export { languageNames, languages, locales, type Language } from './languageTable.ts';

/** The languages that a site offers unless its host chooses others: those that are completely translated. */
export const completeLanguages: readonly Language[] = languages.filter(
  (language) => !incompleteLanguages.includes(language),
);

/** The language for guests without a preference. */
export const defaultLanguage: Language = 'en';

/** Whether a text (a path segment, a cookie, a stored value) is one of the languages. */
export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** A requested language tag (BCP 47) and its weight; 0 excludes the language. */
interface AcceptedLanguage {
  type: string;
  q: number;
}

/**
 * Returns the offered language that best matches the preferences of an `Accept-Language` header (RFC 9110 §12.5.4),
 * otherwise the first one. `pt-BR` matches `pt`.
 */
export const negotiateLanguage = (
  accepted: readonly AcceptedLanguage[],
  offered: readonly Language[] = completeLanguages,
): Language =>
  accepted
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0])
    .filter(isLanguage)
    .find((language) => offered.includes(language)) ??
  offered[0] ??
  defaultLanguage;
