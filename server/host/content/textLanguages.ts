import { defaultLanguage, languages, type Language } from '../../../contract/language.ts';
import type { Texts } from './texts.ts';

type Written = ReadonlyMap<Language, Texts>;

/** The texts of a property in every language, and which language each of them is really in. */
export interface FilledTexts {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly textLanguages: Readonly<Record<Language, Language>>;
  /** The languages that are written, in the order in which they stand in for another. */
  readonly standIns: readonly Language[];
}

/**
 * Texts for every language, from those that are written: a language without some has those of the site's first
 * language, else the English ones, else the first that there are.
 */
export function filledTexts(written: Written, offered: readonly Language[]): FilledTexts {
  const standIns = [...new Set([...offered.slice(0, 1), defaultLanguage, ...languages])].filter((one) =>
    written.has(one),
  );
  const textLanguages = Object.fromEntries(
    languages.map((language) => [language, written.has(language) ? language : standIns[0]!]),
  ) as Record<Language, Language>;
  const texts = Object.fromEntries(
    languages.map((language) => [language, written.get(textLanguages[language])!]),
  ) as Record<Language, Texts>;
  return { texts, textLanguages, standIns };
}
