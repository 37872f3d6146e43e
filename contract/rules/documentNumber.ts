import { cleanLine, toAsciiDigits, toHyphens } from './typedText.ts';

/**
 * A document's number as it will be used: any dash is a hyphen, digits of any script are `0` to `9`, and the fillers of a
 * machine-readable line (`<`, and `_` for it) are gone.
 */
export const normalizeDocumentNumber = (typed: string): string =>
  cleanLine(
    toHyphens(toAsciiDigits(cleanLine(typed)))
      .replaceAll(/[<_\u2039\u00ab]/g, ' ')
      .replaceAll(/[\u2044\u2215]/g, '/'),
  );

/** Whether a text can be the number of a document: one letter or digit at least, and what is printed between them. */
export const isDocumentNumber = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(text) && /[\p{L}\p{N}]/u.test(text);
