import type { Language } from '../../../contract/language.ts';

/**
 * The languages in which a page is listed: those that the site offers and that the page has texts in. One with texts in
 * none of them is listed in the site's first.
 */
export function getLanguages(
  offered: readonly Language[],
  textLanguages: readonly Language[] | undefined,
): readonly Language[] {
  const written = offered.filter((language) => textLanguages?.includes(language) !== false);
  return written.length > 0 ? written : offered.slice(0, 1);
}

/** A language of a page, where it is listed in it; else the first in which it is. */
export const pickWrittenLanguage = (language: Language | undefined, written: readonly Language[]): Language =>
  written.find((one) => one === language) ?? written[0]!;
