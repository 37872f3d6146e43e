import { toAsciiDigits, toHyphens } from './typedText.ts';

/** Portugal, ISO 3166-1 alpha-3. */
export const portugal = 'PRT';

/**
 * Whether nine digits are a valid Portuguese tax number (NIF or NIPC): the first digit is not 0, and the ninth is a
 * check digit (modulus 11).
 */
export function isPortugueseTaxNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 8), Number).reduce(
    (total, digit, index) => total + digit * (9 - index),
    0,
  );
  return ((11 - (sum % 11)) % 11) % 10 === Number(digits[8]);
}

interface TaxSubject {
  readonly taxNumber: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
}

/**
 * Normalises a tax number for an invoice: a Portuguese number to its nine digits, even if typed as a VAT number (with
 * `PT`); a number of another country stays unchanged.
 */
export const getTaxNumber = ({ taxNumber, country }: TaxSubject): string =>
  country === portugal
    ? toHyphens(toAsciiDigits(taxNumber))
        .replace(/[\s.-]/g, '')
        .replace(/^pt/i, '')
    : taxNumber;

/**
 * Returns the violation code of a tax number, or undefined. Portuguese invoices need a number if the customer requests
 * one (CIVA, article 36), which is the case here; many people in other countries have none.
 */
export function findTaxNumberError(of: TaxSubject): 'blank' | 'tax_number' | undefined {
  if (of.country !== portugal) return undefined;
  if (of.taxNumber === '') return 'blank';
  return isPortugueseTaxNumber(getTaxNumber(of)) ? undefined : 'tax_number';
}
