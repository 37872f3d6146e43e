import { cleanLine } from '../typedText.ts';
import { kosovo, nationalities } from './index.ts';
import { otherIssuers, personsWithoutNationality } from './otherCodes.ts';

const listedCodes = nationalities.map(({ alpha3 }) => alpha3);

/** The codes for a country of residence: ISO 3166-1 alpha-3, and Kosovo. */
export const residenceCodes: ReadonlySet<string> = new Set(listedCodes);

/** The codes for issuers of documents. */
export const issuerCodes: ReadonlySet<string> = new Set([...listedCodes, ...otherIssuers]);

/** The codes for nationalities. */
export const nationalityCodes: ReadonlySet<string> = new Set([...issuerCodes, ...personsWithoutNationality]);

/** Pairs of the code in the contract and the different code that travel documents print (ICAO Doc 9303-3). */
const printedCodes: readonly (readonly [code: string, printed: string])[] = [
  ['DEU', 'D'],
  [kosovo, 'RKS'],
];

const formatPrintedCode = new Map(printedCodes);
const fromPrinted = new Map(printedCodes.map(([code, printed]) => [printed, code]));

/** Returns the code that travel documents print: `D` for `DEU`, `RKS` for `XKX`, otherwise the same code. */
export const toPrintedCode = (code: string): string => formatPrintedCode.get(code) ?? code;

/**
 * Returns the code of the contract for a typed or printed one with or without fillers: `DEU` for `D<<`, `XKX` for
 * `RKS`, otherwise the same code in upper case.
 */
export function fromPrintedCode(typed: string): string {
  const printed = cleanLine(typed).replaceAll('<', '').toUpperCase();
  return fromPrinted.get(printed) ?? printed;
}
