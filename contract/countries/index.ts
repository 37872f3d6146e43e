import type { Language } from '../language.ts';
import { outsideIso, table } from './table.ts';
import type { CountryAliases, CountryCode, CountryNames, OtherNames, PlaceCode } from './types.ts';

export type { CountryAliases, CountryCode, CountryNames, OtherNames, PlaceCode } from './types.ts';

export interface Country {
  readonly alpha2: CountryCode;
  readonly alpha3: string;
  /** Three digits. */
  readonly numeric: string;
  /** Such as `+351`; several countries share some. */
  readonly prefix: string;
}

/** Every country of ISO 3166-1, by alpha-2 code. */
export const countries: readonly Country[] = table.map(([alpha2, alpha3, numeric, prefix]) => ({
  alpha2,
  alpha3,
  numeric,
  prefix,
}));

/** A place that people come from, with the three letters that legal forms name it by. */
export interface Nationality {
  readonly alpha2: PlaceCode;
  readonly alpha3: string;
}

/** Kosovo's three letters: ISO 3166-1 has none and leaves these to users; the European Commission uses them. */
export const kosovo = 'XKX';

/** What may be a nationality, a residence or the issuer of a document: ISO 3166-1, and Kosovo. */
export const nationalities: readonly Nationality[] = [...countries, { alpha2: 'XK', alpha3: kosovo }];

/** Calling prefixes (ITU-T E.164), one entry for each place. */
export const callingPrefixes: Readonly<Record<PlaceCode, string>> = Object.fromEntries([
  ...table.map(([alpha2, , , prefix]) => [alpha2, prefix]),
  ...outsideIso,
]) as Record<PlaceCode, string>;

const loaders: Record<Language, () => Promise<{ names: CountryNames; otherNames: OtherNames }>> = {
  en: () => import('./names.en.ts'),
  pt: () => import('./names.pt.ts'),
  fr: () => import('./names.fr.ts'),
  de: () => import('./names.de.ts'),
  es: () => import('./names.es.ts'),
};

/** The names of countries in a language: a file of its own in the browser. */
export async function loadCountryNames(language: Language): Promise<CountryNames> {
  const { names } = await loaders[language]();
  return names;
}

/** The names of nationalities and issuers that are no country, from the same file. */
export async function loadOtherNames(language: Language): Promise<OtherNames> {
  const { otherNames } = await loaders[language]();
  return otherNames;
}

/** The other names of places, to find them by: a file of its own in the browser. */
export async function loadCountryAliases(): Promise<CountryAliases> {
  const { aliases } = await import('./aliases.ts');
  return aliases;
}

/** Where most guests in Portugal live (Statistics Portugal, nights by country of residence). */
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

/** All other places, by their names once those have come. */
export const otherPlaces = (names: CountryNames | undefined): PlaceCode[] =>
  (Object.keys(names ?? callingPrefixes) as PlaceCode[]).filter((code) => !likelyPlaces.includes(code));
