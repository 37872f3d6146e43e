/** A text as a bulletin can hold it, and what became of what was written. */
export interface Shaped {
  text: string;
  /** Characters were left out that no letter of the bulletin stands for. */
  hasLost: boolean;
  /** It was longer than the field. */
  isCut: boolean;
}

/** What SIBA's names may consist of. */
const nameLetter = /^[A-ZÇÃÁÀÉÊÍÕÔÓÚ' -]$/;

const spelling: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Đ: 'D',
  Þ: 'TH',
  Ł: 'L',
  ẞ: 'SS',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
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

/** Cuts at the end of a word where that keeps most of it; never through a character. */
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

/** A name in the capitals that SIBA takes (`[A-Z]`, `ÇÃÁÀÉÊÍÕÔÓÚ`, apostrophe, hyphen, space), at most 40. */
export function nameText(written: string): Shaped {
  const letters = Array.from(written.normalize('NFC').toUpperCase(), spelled);
  const text = inOneLine(letters.join(''));
  return shaped(/[A-Z]/.test(text) ? text : '', 40, letters.includes(undefined));
}

/** A document's number: capitals and digits, without what is printed between them, at most 16. */
export function documentText(written: string): Shaped {
  const capitals = written.normalize('NFKD').toUpperCase();
  const text = capitals.replaceAll(/[^A-Z0-9]/g, '');
  return {
    ...shaped(text, 16, /[\p{L}\p{N}]/u.test(capitals.replaceAll(/[A-Z0-9]/g, ''))),
    text: text.slice(0, 16),
  };
}

// What XML 1.0 cannot hold.
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A place, at most 30 characters. */
export function placeText(written: string): Shaped {
  const text = inOneLine(written.replaceAll(notInXml, ''));
  return shaped(text, 30, written.search(notInXml) >= 0);
}
