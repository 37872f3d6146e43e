/** The languages of the interface and of mails, in the order in which they are offered. */
export const languages = ['en', 'pt', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** The locale whose conventions a language's dates, numbers and prices follow (BCP 47). */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  pt: 'pt-PT',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
};

/** The language of a guest who said nothing else. */
export const defaultLanguage: Language = 'en';

/** Whether a text (a path segment, a cookie, a stored value) names one of the languages. */
export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** A language tag (BCP 47) that somebody asks for, and how much: 0 is not at all. */
interface AcceptedLanguage {
  type: string;
  q: number;
}

/**
 * The one of the languages offered for somebody with these wishes, the dearest first, as `Accept-Language` has them (RFC
 * 9110 §12.5.4): `pt-BR` is `pt`. Who wishes none of them gets the first.
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
