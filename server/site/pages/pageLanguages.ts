import type { Language } from '../../../contract/values/language.ts';

/**
 * Returns the languages in which a page is listed: those that the site offers and the page has texts in. Without any,
 * the page is listed in the site's first language.
 */
export function getLanguages(
  offered: readonly Language[],
  textLanguages: readonly Language[] | undefined,
): readonly Language[] {
  const written = offered.filter((language) => textLanguages?.includes(language) !== false);
  return written.length > 0 ? written : offered.slice(0, 1);
}

/** Returns the language if the page is listed in it, otherwise the first one in which it is. */
export const pickWrittenLanguage = (language: Language | undefined, written: readonly Language[]): Language =>
  written.find((one) => one === language) ?? written[0]!;
