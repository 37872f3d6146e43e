import { cleanLine } from '../rules/typedText.ts';
import { kosovo, nations } from './index.ts';

/** Persons without a defined nationality (ICAO Doc 9303-3, section 5): stateless, refugees, and unspecified. */
const personsWithoutNationality = ['XXA', 'XXB', 'XXC', 'XXX'] as const;

/** Issuers and nationalities of ICAO Doc 9303-3, section 5, that are no country: of the UK, the EU, the UN and others. */
const otherIssuers = [
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

const listedCodes = nations.map(({ alpha3 }) => alpha3);

/** What a residence can be: ISO 3166-1 alpha-3, and Kosovo. */
export const residenceCodes: ReadonlySet<string> = new Set(listedCodes);

/** Who can have issued a document. */
export const issuerCodes: ReadonlySet<string> = new Set([...listedCodes, ...otherIssuers]);

/** What a nationality can be. */
export const nationalityCodes: ReadonlySet<string> = new Set([...issuerCodes, ...personsWithoutNationality]);

/** Where documents print another code than ISO 3166-1 has, and Kosovo: ours, and that of ICAO Doc 9303-3. */
const printedCodes: readonly (readonly [code: string, printed: string])[] = [
  ['DEU', 'D'],
  [kosovo, 'RKS'],
];

const toPrinted = new Map(printedCodes);
const fromPrinted = new Map(printedCodes.map(([code, printed]) => [printed, code]));

/** The code that travel documents print for one of ours: `D` for `DEU`, `RKS` for `XKX`, else the same. */
export const toPrintedCode = (code: string): string => toPrinted.get(code) ?? code;

/** Our code for one as typed or printed, fillers included: `DEU` for `D<<`, `XKX` for `RKS`, else the same in capitals. */
export function fromPrintedCode(typed: string): string {
  const printed = cleanLine(typed).replaceAll('<', '').toUpperCase();
  return fromPrinted.get(printed) ?? printed;
}
