import type { Language } from '../language.ts';
import { outsideIso, table } from './table.ts';
import type { CountryAliases, CountryCode, CountryNames, OtherNames, PlaceCode } from './types.ts';

export type { CountryAliases, CountryCode, CountryNames, OtherNames, PlaceCode } from './types.ts';

export interface Country {
  readonly alpha2: CountryCode;
  readonly alpha3: string;
  /** The numeric code of three digits. */
  readonly numeric: string;
  /** The calling prefix, such as `+351`; some countries share one. */
  readonly prefix: string;
}

/** All countries of ISO 3166-1, by alpha-2 code. */
export const countries: readonly Country[] = table.map(([alpha2, alpha3, numeric, prefix]) => ({
  alpha2,
  alpha3,
  numeric,
  prefix,
}));

/** A place of origin, with the alpha-3 code that legal forms use. */
export interface Nationality {
  readonly alpha2: PlaceCode;
  readonly alpha3: string;
}

/** The alpha-3 code of Kosovo. It is not in ISO 3166-1; the European Commission uses this user-assigned code. */
export const kosovo = 'XKX';

/** The places for nationality, residence and the issuer of a document: ISO 3166-1, and Kosovo. */
export const nationalities: readonly Nationality[] = [...countries, { alpha2: 'XK', alpha3: kosovo }];

/** The calling prefix (ITU-T E.164) of each place. */
export const callingPrefixes: Readonly<Record<PlaceCode, string>> = Object.fromEntries([
  ...table.map(([alpha2, , , prefix]) => [alpha2, prefix]),
  ...outsideIso,
]) as Record<PlaceCode, string>;

const load = (language: Language): Promise<{ names: CountryNames; otherNames: OtherNames }> =>
  import(`../../../locales/${language}/countries.ts`);

/** Loads the names of countries in a language, from a separate chunk in the browser. */
export async function loadCountryNames(language: Language): Promise<CountryNames> {
  const { names } = await load(language);
  return names;
}

/** Loads the names of nationalities and issuers that are not countries, from the same chunk. */
export async function loadOtherNames(language: Language): Promise<OtherNames> {
  const { otherNames } = await load(language);
  return otherNames;
}

/** Loads alternative names of places for the search, from a separate chunk in the browser. */
export async function loadCountryAliases(): Promise<CountryAliases> {
  const { aliases } = await import('./aliases.ts');
  return aliases;
}

/** The countries in which most guests in Portugal live (Statistics Portugal, nights by country of residence). */
export const likelyPlaces: readonly PlaceCode[] = [
  'PT',
  'ES',
  'FR',
  'DE',
  'GB',
  'US',
  'BR',
  'NL',
  'IT',
  'IE',
  'BE',
  'CH',
  'PL',
  'CA',
];

/** Returns all other places, sorted by name once the names are loaded. */
export const otherPlaces = (names: CountryNames | undefined): PlaceCode[] =>
  (Object.keys(names ?? callingPrefixes) as PlaceCode[]).filter((code) => !likelyPlaces.includes(code));
