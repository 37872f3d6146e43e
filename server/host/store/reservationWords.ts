import { sql } from 'kysely';

/**
 * The words by which a host finds a reservation: of its number, the guest's name, e-mail address and telephone number,
 * in lower case and without accents. The index `reservation_by_words` has the same expression.
 */
const words = sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(normalize(
  number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' ||
  regexp_replace(phone_prefix || phone, '[^0-9]', '', 'g') || ' ' ||
  ltrim(regexp_replace(phone, '[^0-9]', '', 'g'), '0'),
  NFD), '[\\u0300-\\u036f]', '', 'g')), '[ -/:-@[-\`{-~]+'), ''))`;

const accents = /[\u{300}-\u{36f}]/gu;
const separators = /[ -/:-@[-`{-~\s]+/u;
/** A telephone number as people type it, with or without the country's prefix. */
const phoneNumber = /^\+?[\d\s().\-/]{5,}$/;

/** Splits a text in the same way as the index. */
const getWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(accents, '')
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== '');

const begins = (word: string) => `'${word}':*`;

/**
 * Returns a search query: each typed word must be the beginning of a word of the reservation, and the digits of a
 * telephone number are one word. Undefined if the text has neither letters nor digits.
 */
export function getSearchQuery(text: string): string | undefined {
  const typed = getWords(text);
  if (typed.length === 0) return undefined;
  const all = typed.map(begins).join(' & ');
  if (!phoneNumber.test(text.trim())) return all;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? all : `${begins(digits)} | ${all}`;
}

/** Whether a reservation has all words of a search query. */
export const matchesQuery = (query: string) => sql<boolean>`${words} @@ ${query}::tsquery`;
