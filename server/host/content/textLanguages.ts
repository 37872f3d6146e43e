import { defaultLanguage, languages, type Language } from '../../../contract/values/language.ts';
import type { Texts } from '../../../contract/content/texts.ts';

type Written = ReadonlyMap<Language, Texts>;

/** The texts of a property for every language, and the actual language of each of them. */
export interface FilledTexts {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly textLanguages: Readonly<Record<Language, Language>>;
  /** The languages that the host wrote, in the order in which they replace a missing one. */
  readonly fallbacks: readonly Language[];
}

/**
 * The languages that the host wrote, in the order in which they replace a missing one: the site's default, English,
 * then the others.
 */
export const findFallbacks = (
  isWritten: (language: Language) => boolean,
  offered: readonly Language[],
): Language[] =>
  [...new Set([...offered.slice(0, 1), defaultLanguage, ...languages])].filter((language) =>
    isWritten(language),
  );

/** Fills the texts for every language from those that exist, at least one. */
export function fillTexts(written: Written, offered: readonly Language[]): FilledTexts {
  const fallbacks = findFallbacks((language) => written.has(language), offered);
  const textLanguages = Object.fromEntries(
    languages.map((language) => [language, written.has(language) ? language : fallbacks[0]!]),
  ) as Record<Language, Language>;
  const texts = Object.fromEntries(
    languages.map((language) => [language, written.get(textLanguages[language])!]),
  ) as Record<Language, Texts>;
  return { texts, textLanguages, fallbacks };
}

/**
 * An optional text with its language: the requested language if it has the text, otherwise the first fallback that has
 * it.
 */
export function findLocalizedText<T>(
  { texts, textLanguages, fallbacks }: FilledTexts,
  wished: Language,
  find: (texts: Texts) => T | undefined,
): { text: T; language: Language } | undefined {
  for (const language of [textLanguages[wished], ...fallbacks]) {
    const text = find(texts[language]);
    if (text !== undefined) return { text, language };
  }
  return undefined;
}
