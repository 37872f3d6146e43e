import { toAsciiDigits, toHyphens } from './typedText.ts';

/** Portugal, ISO 3166-1 alpha-3. */
export const portugal = 'PRT';

/**
 * Whether nine digits are a Portuguese tax number (NIF or NIPC): none begins with 0, and the ninth checks the others,
 * modulus 11.
 */
export function isPortugueseTaxNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 8), Number).reduce(
    (total, digit, index) => total + digit * (9 - index),
    0,
  );
  return ((11 - (sum % 11)) % 11) % 10 === Number(digits[8]);
}

interface Taxed {
  readonly taxNumber: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
}

/**
 * A tax number as it goes on an invoice: a Portuguese one as its nine digits, however it was written and also where it was
 * typed as a VAT number (`PT` before it); one of another country as it is.
 */
export const getTaxNumber = ({ taxNumber, country }: Taxed): string =>
  country === portugal
    ? toHyphens(toAsciiDigits(taxNumber))
        .replace(/[\s.-]/g, '')
        .replace(/^pt/i, '')
    : taxNumber;

/**
 * What is wrong with a tax number, as the code of a violation. In Portugal an invoice bears a number wherever its customer
 * asks for it (CIVA, article 36), and that is what is asked here; many people of other countries have none.
 */
export function findTaxNumberError(of: Taxed): 'blank' | 'tax_number' | undefined {
  if (of.country !== portugal) return undefined;
  if (of.taxNumber === '') return 'blank';
  return isPortugueseTaxNumber(getTaxNumber(of)) ? undefined : 'tax_number';
}
