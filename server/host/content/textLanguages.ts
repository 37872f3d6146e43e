import { defaultLanguage, languages, type Language } from '../../../contract/language.ts';
import type { Texts } from './texts.ts';

type Written = ReadonlyMap<Language, Texts>;

/** The texts of a property in every language, and which language each of them is really in. */
export interface FilledTexts {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly textLanguages: Readonly<Record<Language, Language>>;
}

/**
 * Texts for every language, from those that are written: a language without some has those of the site's first
 * language, else the English ones, else the first that there are.
 */
export function filledTexts(written: Written, offered: readonly Language[]): FilledTexts {
  const order = [...offered.slice(0, 1), defaultLanguage, ...languages];
  const textLanguages = Object.fromEntries(
    languages.map((language) => [language, [language, ...order].find((one) => written.has(one))!]),
  ) as Record<Language, Language>;
  const texts = Object.fromEntries(
    languages.map((language) => [language, written.get(textLanguages[language])!]),
  ) as Record<Language, Texts>;
  return { texts, textLanguages };
}
