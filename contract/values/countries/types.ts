import type { OtherCode } from './otherCodes.ts';
import type { outsideIso, table } from './table.ts';

/** An ISO 3166-1 alpha-2 code. */
export type CountryCode = (typeof table)[number][0];

/** A country, or a place outside ISO 3166-1 that has a calling prefix (XK, Kosovo). */
export type PlaceCode = CountryCode | (typeof outsideIso)[number][0];

/** Names in one language; the keys are in the language's alphabetical order. */
export type CountryNames = Readonly<Record<PlaceCode, string>>;

/** Names of the codes in ICAO Doc 9303-3 that do not belong to a country. */
export type OtherNames = Readonly<Record<OtherCode, string>>;

/** Other names of places in any language: abbreviations, parts of names, and native names. */
export type CountryAliases = Readonly<Partial<Record<PlaceCode, readonly string[]>>>;
