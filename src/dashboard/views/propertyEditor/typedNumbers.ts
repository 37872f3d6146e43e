import { locales, type Language } from '../../../../contract/values/language.ts';
import { parseAmount } from '../../../../contract/values/typedAmount.ts';

const separators = new Map<Language, string>();

/** Returns the decimal separator of a language. */
function getSeparator(language: Language): string {
  const known =
    separators.get(language) ??
    new Intl.NumberFormat(locales[language]).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
  separators.set(language, known);
  return known;
}

/** Returns a stored number, such as `140.00`, as people write it in a language. */
export const showNumber = (stored: string, language: Language): string =>
  /^-?\d+\.\d*$/.test(stored) ? stored.replace('.', getSeparator(language)) : stored;

/** Returns a typed number as the document stores it, with a point; other text stays as it is. */
export const storeNumber = (typed: string): string =>
  /^-?\d+,\d*$/.test(typed.trim()) ? typed.trim().replace(',', '.') : typed;

/** Returns a finished amount as the document stores it: `€ 1.234,5` as `1234.50`. Other text stays as it is. */
export function storeAmount(typed: string): string {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(typed)) return typed;
  const cents = parseAmount(typed);
  return Number.isNaN(cents) ? typed : (cents / 100).toFixed(2);
}
