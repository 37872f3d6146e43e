import { apostrophes, hyphens, latinSpelling } from '../store/letters.ts';

/** A text in the form that a bulletin accepts, and the changes that were necessary. */
export interface Shaped {
  text: string;
  /** Characters were omitted that have no equivalent in bulletins. */
  hasLost: boolean;
  /** It was longer than the field. */
  isCut: boolean;
}

/** The characters that SIBA accepts in names. */
const nameLetter = /^[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]$/;

/** A table of one replacement for several characters. */
const replaceAll = (characters: string, replacement: string) =>
  Object.fromEntries(Array.from(characters, (character) => [character, replacement]));

const spelling: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(latinSpelling).map(([letter, spelled]) => [
      letter === 'ß' ? 'ẞ' : letter.toUpperCase(),
      spelled.toUpperCase(),
    ]),
  ),
  ...replaceAll(apostrophes, "'"),
  ...replaceAll(hyphens, '-'),
  '.': ' ',
  ',': ' ',
};

const isMark = (character: string) => /^\p{M}$/u.test(character);

function spelled(character: string): string | undefined {
  if (nameLetter.test(character)) return character;
  if (/^\s$/u.test(character)) return ' ';
  if (isMark(character)) return '';
  const base = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return spelling[character] ?? (/^[A-Z]+$/.test(base) ? base : undefined);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Truncates at the end of a word if that preserves at least half of the length; never within a character. */
function truncate(most: number, text: string): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  const words = text[most] === ' ' ? start : start.slice(0, Math.max(0, start.lastIndexOf(' ')));
  return (words.length >= most / 2 ? words : start).trim();
}

const shaped = (text: string, most: number, hasLost: boolean): Shaped => ({
  text: truncate(most, text),
  hasLost,
  isCut: text.length > most,
});

/**
 * Converts a name to the upper-case letters that SIBA accepts (`[A-Z]`, `ÇÃÁÀÉÊÍÕÔÓÚ`, apostrophe, hyphen, space), at
 * most 40.
 */
export function nameText(written: string): Shaped {
  const letters = Array.from(written.normalize('NFC').toUpperCase(), spelled);
  const text = inOneLine(letters.join(''));
  return shaped(/[A-Z]/.test(text) ? text : '', 40, letters.includes(undefined));
}

/** A sign for "number", which some people write before the number of a document. */
const numberSign = /^\s*(?:n\s*\.?\s*[º°ª]|№)[\s.:]*/iu;

/** The letters and digits of one character; undefined if it has none that are written as such, as `½` and `㎏`. */
function documentLetters(character: string): string | undefined {
  const letters = character
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters === '') return '';
  return /^[\p{Lu}\p{Ll}\p{Lt}\p{Nd}]$/u.test(character) && /^[A-Z0-9]+$/.test(letters) ? letters : undefined;
}

/** Converts a document number to upper-case letters and digits without separators, at most 16. */
export function documentText(written: string): Shaped {
  const letters = Array.from(written.replace(numberSign, '').normalize('NFC'), documentLetters);
  const text = letters.join('');
  return { ...shaped(text, 16, letters.includes(undefined)), text: text.slice(0, 16) };
}

// Characters that XML 1.0 does not allow.
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Converts a place to at most 30 characters. */
export function placeText(written: string): Shaped {
  const text = inOneLine(written.replaceAll(notInXml, ''));
  return shaped(text, 30, written.search(notInXml) >= 0);
}
