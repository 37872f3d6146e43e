/**
 * Codes of persons without a defined nationality (ICAO Doc 9303-3, section 5): stateless, refugees, and unspecified.
 */
export const personsWithoutNationality = ['XXA', 'XXB', 'XXC', 'XXX'] as const;

/**
 * Issuers and nationalities of ICAO Doc 9303-3, section 5, that are not countries: of the UK, the EU, the UN and
 * others.
 */
export const otherIssuers = [
  'GBD',
  'GBN',
  'GBO',
  'GBP',
  'GBS',
  'EUE',
  'UNO',
  'UNA',
  'UNK',
  'XOM',
  'XPO',
  'XCE',
  'XCC',
  'XCO',
  'XDC',
  'XEC',
  'XES',
  'XMP',
  'XBA',
  'XIM',
] as const;

/** The code of a nationality or an issuer that is not a country. */
export type OtherCode = (typeof personsWithoutNationality)[number] | (typeof otherIssuers)[number];
