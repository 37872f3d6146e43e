// Joiners, which Persian and Indic names are spelled with, and variation selectors, which choose among the forms of a letter.
const joinersAndSelectors = '\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';

/** Characters that nobody sees and keyboards, word processors and contact lists leave behind (Unicode UAX #44, DI). */
const invisible = new RegExp(
  `(?![${joinersAndSelectors}])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]`,
  'gu',
);

/** In several lines, direction marks and the tags of flags stay; what turns the direction of other text does not. */
const invisibleInLines = new RegExp(
  `(?![${joinersAndSelectors}\\u061c\\u200e\\u200f\\u{e0020}-\\u{e007f}])[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
);

/** A joiner that joins nothing: at an end, beside a space, or among letters that are never joined. */
const idleJoiner =
  /(?<![\p{L}\p{M}])[\u200c\u200d]+|(?<=\p{Script=Latin})[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const lineBreak = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const control = /\p{Cc}/gu;

/**
 * One line of text as it will be used: line breaks and all kinds of spaces are one space, and neither control characters nor
 * invisible ones are in it. It never turns the direction of what stands behind it, and never breaks the header of a mail.
 */
export const cleanLine = (typed: string): string =>
  typed
    .replaceAll(invisible, '')
    .replaceAll(control, (sign) => (/[\s\u0085]/.test(sign) ? ' ' : ''))
    .replaceAll(idleJoiner, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text of several lines as it will be used: its line breaks are `\n`, without control characters and invisible ones. */
export const cleanLines = (typed: string): string =>
  typed
    .replaceAll(lineBreak, '\n')
    .replaceAll(invisibleInLines, '')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\u00a0', ' ')
    .trim();

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Unicode gives each script its ten digits in a row, from zero. */
function digitValue(digit: string): string {
  const codePoint = digit.codePointAt(0)!;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
}

/** A text with the digits of every script as `0` to `9`, and with full-width letters and signs as those of a keyboard. */
export const toAsciiDigits = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCodePoint(wide.codePointAt(0)! - 0xfee0))
    .replaceAll(/(?![0-9])\p{Nd}/gu, digitValue);

/** A text with every kind of dash and minus as a hyphen. */
export const toHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2212\u00af\u02d7]/gu, '-');
