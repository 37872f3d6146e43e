/** The languages of the interface and of e-mails, in the order of the language menu. */
export const languages = ['en', 'pt', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** The locale (BCP 47) that formats dates, numbers and prices in each language. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  pt: 'pt-PT',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
};

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
  offered: readonly Language[] = languages,
): Language =>
  accepted
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0])
    .filter(isLanguage)
    .find((language) => offered.includes(language)) ??
  offered[0] ??
  defaultLanguage;
