import { countries, loadCountryNames, type CountryCode } from '../../../contract/values/countries/index.ts';
import { languages, type Language } from '../../../contract/values/language.ts';
import { isInTimeZone, type Place } from '../../../contract/content/checks/timeZoneBoxes.ts';

const names = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadCountryNames(language)] as const)),
);

const bare = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Finds a country by its name in one of the site's languages or by its code (ISO 3166-1). */
export const countryMeant = (typed: string): CountryCode | undefined =>
  countries.find(({ alpha2, alpha3 }) =>
    [alpha2, alpha3, ...[...names.values()].map((inLanguage) => inLanguage[alpha2])].some(
      (name) => bare(name) === bare(typed),
    ),
  )?.alpha2;

/** The name of a country in a language. */
export const countryName = (country: CountryCode, language: Language): string =>
  names.get(language)![country];

/** The time zones of a country (CLDR); empty if unknown. */
export function getTimeZones(country: CountryCode): readonly string[] {
  const locale: Partial<Intl.Locale> & { timeZones?: string[] } = new Intl.Locale(`und-${country}`);
  // Node 22 has an earlier form of the standard, with a property.
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The time zones in which most people of a country live: CLDR's `primaryZones`. */
const primary = new Set([
  'America/Guayaquil',
  'America/Santiago',
  'Asia/Kuala_Lumpur',
  'Asia/Nicosia',
  'Asia/Shanghai',
  'Asia/Tashkent',
  'Europe/Berlin',
  'Europe/Kiev',
  'Europe/Kyiv',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Pacific/Auckland',
]);

/** The time zone of a place in a country; undefined if it cannot be determined. */
export function findTimeZone(country: CountryCode, place: Place): string | undefined {
  const zones = getTimeZones(country);
  return (
    zones.find((zone) => isInTimeZone(zone, place)) ??
    zones.find((zone) => zones.length === 1 || primary.has(zone))
  );
}
