import { cleanLine, toAsciiDigits, toHyphens } from './typedText.ts';

/**
 * Normalises a document number: dashes become hyphens, digits of any script become `0` to `9`, and the fillers of a
 * machine-readable zone (`<`, or `_` for it) are removed.
 */
export const normalizeDocumentNumber = (typed: string): string =>
  cleanLine(
    toHyphens(toAsciiDigits(cleanLine(typed)))
      .replaceAll(/[<_\u2039\u00ab]/g, ' ')
      .replaceAll(/[\u2044\u2215]/g, '/'),
  );

/**
 * Whether a text can be a document number: it has at least one letter or digit, and otherwise only printed separators.
 */
export const isDocumentNumber = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u.test(text) && /[\p{L}\p{N}]/u.test(text);
