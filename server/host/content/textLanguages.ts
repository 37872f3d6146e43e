import { defaultLanguage, languages, type Language } from '../../../contract/language.ts';
import type { Texts } from './texts.ts';

type Written = ReadonlyMap<Language, Texts>;

/** The texts of a property in every language, and which language each of them is really in. */
export interface FilledTexts {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly textLanguages: Readonly<Record<Language, Language>>;
  /** The languages that are written, in the order in which they stand in for another. */
  readonly fallbacks: readonly Language[];
}

/**
 * The languages that are written, in the order in which they stand in for one that is not: the site's first, English,
 * then the others.
 */
export const findFallbacks = (
  isWritten: (language: Language) => boolean,
  offered: readonly Language[],
): Language[] =>
  [...new Set([...offered.slice(0, 1), defaultLanguage, ...languages])].filter((language) =>
    isWritten(language),
  );

/** Texts for every language, from those that are written in one at least. */
export function filledTexts(written: Written, offered: readonly Language[]): FilledTexts {
  const fallbacks = findFallbacks((language) => written.has(language), offered);
  const textLanguages = Object.fromEntries(
    languages.map((language) => [language, written.has(language) ? language : fallbacks[0]!]),
  ) as Record<Language, Language>;
  const texts = Object.fromEntries(
    languages.map((language) => [language, written.get(textLanguages[language])!]),
  ) as Record<Language, Texts>;
  return { texts, textLanguages, fallbacks };
}

/** A text that a language may leave out, and the language that it is in: the one wished, else the first that has it. */
export function textInTurn<T>(
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
