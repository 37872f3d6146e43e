// Joiners, which Persian and Indic names need, and variation selectors, which choose a letter form.
const joinersAndSelectors = '\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';

/** Invisible characters from keyboards, word processors and contact lists (Unicode UAX #44, DI). */
const invisible = new RegExp(
  `(?![${joinersAndSelectors}])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]`,
  'gu',
);

/**
 * Texts of several lines keep direction marks and flag tags, but no characters that change the direction of other text.
 */
const invisibleInLines = new RegExp(
  `(?![${joinersAndSelectors}\\u061c\\u200e\\u200f\\u{e0020}-\\u{e007f}])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
);

/** A joiner without effect: at an end, next to a space, or between letters that never join. */
const idleJoiner =
  /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<=\p{Script=Latin})[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const lineBreak = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const control = /\p{Cc}/gu;

/**
 * Normalises one line of text: line breaks and all kinds of spaces become one space, and control and invisible
 * characters are removed. The result cannot change the direction of the text after it, nor break an e-mail header.
 */
export const cleanLine = (typed: string): string =>
  typed
    .replaceAll(invisible, '')
    .replaceAll(control, (sign) => (/[\s\u0085]/.test(sign) ? ' ' : ''))
    .replaceAll(idleJoiner, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Normalises a text of several lines: line breaks become `
 * `, and control and invisible characters are removed.
 */
export const cleanLines = (typed: string): string =>
  typed
    .replaceAll(lineBreak, '\n')
    .replaceAll(invisibleInLines, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\u00a0', ' ')
    .trim();

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** In Unicode, the ten digits of each script are consecutive, starting with zero. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0)!;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/** Converts digits of every script to `0` to `9`, and full-width characters to ASCII. */
export const toAsciiDigits = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);

/** Converts every kind of dash and minus to a hyphen. */
export const toHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2212\u00af\u02d7]/gu, '-');
