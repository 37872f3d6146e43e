import { cleanLine } from '../rules/typedText.ts';
import { kosovo, nationalities } from './index.ts';
import { otherIssuers, personsWithoutNationality } from './otherCodes.ts';

const listedCodes = nationalities.map(({ alpha3 }) => alpha3);

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
