import { sql } from 'kysely';
import { splitExtension } from '../../../contract/values/phoneNumber.ts';
import { apostrophes, hyphens, latinSpelling } from './letters.ts';

/** The words that a search compares: all words of a reservation, or those of its number and the guest's name. */
export const searchScopes = ['all', 'names'] as const;
export type SearchScope = (typeof searchScopes)[number];

/** Letters that a search does not distinguish, in lower case. */
const spelling: Readonly<Record<string, string>> = { ...latinSpelling, ς: 'σ' };

// A database whose locale is `C` converts only basic letters to lower case.
const capitals =
  'ẞÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐҒҖҚҢҮҰҲҺӘӨ';

const isLong = (letter: string) => (spelling[letter] ?? '').length > 1;

/** Returns the SQL that removes accents, special letters and the difference between upper and lower case. */
export function foldSql(text: string): string {
  const letters = [...Array.from(capitals), ...Object.keys(spelling).filter((letter) => !isLong(letter))];
  const folded = letters.map((letter) => {
    const small = letter.toLowerCase();
    return isLong(small) ? small : (spelling[small] ?? small);
  });
  const lower = `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u00ad\\u00b7\\u200b-\\u200f\\u2060\\ufeff]', '', 'g'))`;
  const short = `translate(${lower}, '${letters.join('')}', '${folded.join('')}')`;
  return Object.keys(spelling)
    .filter(isLong)
    .reduce((before, letter) => `replace(${before}, '${letter}', '${spelling[letter]}')`, short);
}

const splitSql = (text: string) =>
  `array_to_tsvector(array_remove(regexp_split_to_array(${foldSql(text)}, '[ -/:-@[-\`{-~]+'), ''))`;

const names = `translate(first_name || ' ' || last_name, '${apostrophes}${hyphens}', '${"''".repeat(apostrophes.length)}${'-'.repeat(hyphens.length)}')`;

/** The number and the name; parts of the name with an apostrophe or a hyphen also as one word. */
const nameTexts = `number || ' ' || replace(number, '-', '') || ' ' || ${names} || ' ' || translate(${names}, '''', '') || ' ' || translate(${names}, '''-', '')`;

const allTexts = `${nameTexts} || ' ' || email || ' ' || replace(email, '''', '') || ' ' || regexp_replace(phone_prefix || phone, '[^0-9]', '', 'g') || ' ' || ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0')`;

/**
 * The words by which a host finds a reservation: of its number, the guest's name, e-mail address and telephone number,
 * as people type them on any keyboard. The index `reservation_by_words` has the same expression.
 */
const wordsSql: string = splitSql(allTexts);

const nameWordsSql = splitSql(nameTexts);

const invisible = /[\u{300}-\u{36f}\u{ad}\u{b7}\u{200b}-\u{200f}\u{2060}\u{feff}]/gu;
const separators = /[ -/:-@[-`{-~\s]+/u;
const apostrophe = new RegExp(`['${apostrophes}]`, 'gu');
const hyphen = new RegExp(`[${hyphens}]`, 'gu');
/** A telephone number as people type it, with or without the country's prefix. */
const phoneNumber = /^\+?[\d\s().\-/]{5,}$/;

/** Splits a text in the same way as the index. An apostrophe is a part of its word, which the index contains without it. */
const getWords = (text: string): string[] =>
  Array.from(
    text
      .replaceAll(apostrophe, '')
      .replaceAll(hyphen, '-')
      .normalize('NFKD')
      .replaceAll(invisible, '')
      .toLowerCase(),
    (letter) => spelling[letter] ?? letter,
  )
    .join('')
    .split(separators)
    .filter((word) => word !== '');

const begins = (word: string) => `'${word}':*`;

/**
 * Returns a search query: each typed word must be the beginning of a word of the reservation, and the digits of a
 * telephone number, without its extension, are one word. Undefined if the text has neither letters nor digits.
 */
export function getSearchQuery(text: string): string | undefined {
  const typed = getWords(text);
  if (typed.length === 0) return undefined;
  const all = typed.map(begins).join(' & ');
  // The index has the digits of an extension after those of its number.
  const { number } = splitExtension(text.trim());
  if (!phoneNumber.test(number)) return all;
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? all : `${begins(digits)} | ${all}`;
}

/** Whether a reservation has all words of a search query where the search looks. */
export const matchesQuery = (query: string, scope: SearchScope) => {
  // The words of a name are also in the index.
  const found = sql<boolean>`${sql.raw(wordsSql)} @@ ${query}::tsquery`;
  return scope === 'all' ? found : sql<boolean>`${found} and ${sql.raw(nameWordsSql)} @@ ${query}::tsquery`;
};
