import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callingPrefixes } from '../../contract/values/countries/index.ts';
import { localesFolder, messageFiles, writeJson, type LanguageFacts } from './folders.ts';

const capitalized = (text: string, locale: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));

/** @throws when the code is not a language that the site can have */
function getFacts(code: string): LanguageFacts {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (!/^[a-z]{2}$/.test(code) || names.of(code) === undefined)
    throw new Error(`${code} is not a language. Use its code of two letters (ISO 639-1), such as it.`);
  const { language, region } = new Intl.Locale(code).maximize();
  const locale = `${language}-${region}`;
  if (new Intl.Locale(code).getTextInfo().direction === 'rtl')
    throw new Error(`${names.of(code)} is written from right to left, which the pages do not support.`);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code)!;
  return { name: capitalized(name, locale), locale, isComplete: false };
}

/** Returns the names of all countries in a locale, from Unicode CLDR, as the source of `countries.ts`. */
function createCountries(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  const rows = Object.keys(callingPrefixes)
    .map((code) => [code, capitalized(names.of(code)!.replaceAll("'", '’'), locale)] as const)
    .toSorted(([, a], [, b]) => collator.compare(a, b))
    .map(([code, name]) => `  ${code}: '${name}',`);
  return `\
import type { CountryNames } from '../../contract/values/countries/types.ts';

export { otherNames } from '../en/countries.ts';

/** Names of countries in the alphabetical order of ${locale}. Source: Unicode CLDR ${process.versions['cldr']}. */
export const names: CountryNames = {
${rows.join('\n')}
};
`;
}

/**
 * Creates the folder of a language, without texts: English replaces them.
 *
 * @throws when the code is not a language that the site can have, or the folder exists
 */
export function addLanguage(code: string, locales: string = localesFolder): void {
  const facts = getFacts(code);
  const folder = join(locales, code);
  if (existsSync(folder)) throw new Error(`locales/${code} exists. "report ${code}" lists what it lacks.`);
  mkdirSync(folder);
  writeJson(join(folder, 'language.json'), facts);
  for (const name of messageFiles) writeJson(join(folder, name), {});
  writeFileSync(join(folder, 'countries.ts'), createCountries(facts.locale));
}
