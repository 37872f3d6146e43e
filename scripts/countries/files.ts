import { createRequire } from 'node:module';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { format, resolveConfig } from 'prettier';
import { languages, localeOf, type Language } from '../../contract/language.ts';
import { corrections, prefixes } from './corrections.ts';

const load = createRequire(import.meta.url);
const versionOf = (name: string) => (load(`${name}/package.json`) as { version: string }).version;

/** Kosovo has calling prefix and travellers, but no ISO 3166-1 code: XK is set aside for users. */
const outsideIso = new Set(['XK']);

type Row = [alpha2: string, alpha3: string, numeric: string, link: string];

const isoRows = (load('i18n-iso-countries/codes.json') as Row[])
  .filter(([alpha2]) => !outsideIso.has(alpha2))
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

const reachable: ReadonlySet<string> = new Set(getCountries());

function prefixOf(alpha2: string) {
  const prefix = reachable.has(alpha2) ? getCountryCallingCode(alpha2 as CountryCode) : prefixes[alpha2];
  if (!prefix) throw new Error(`${alpha2} has no calling prefix`);
  return `+${prefix}`;
}

function namesIn(language: Language) {
  const { countries } = load(`i18n-iso-countries/langs/${language}.json`) as {
    countries: Record<string, string | [string, ...string[]]>;
  };
  const named = Object.entries(countries).map(([alpha2, names]) => {
    const name = corrections[language][alpha2] ?? (typeof names === 'string' ? names : names[0]);
    return [alpha2, name.replaceAll("'", '’')] as const;
  });
  const { compare } = new Intl.Collator(localeOf[language]);
  return named.toSorted(([, a], [, b]) => compare(a, b));
}

const remade = 'Remade by `node scripts/countries.ts`; a test compares.';
const sourceOfNames = `i18n-iso-countries ${versionOf('i18n-iso-countries')} with the corrections of scripts/countries`;

const table = () => `
  /**
   * ISO 3166-1 codes (alpha-2, alpha-3, numeric) and the calling prefix (ITU-T E.164).
   * Source: i18n-iso-countries ${versionOf('i18n-iso-countries')} and libphonenumber-js ${versionOf('libphonenumber-js')}.
   * ${remade}
   */
  export const table = [
    ${isoRows.map(([alpha2, alpha3, numeric]) => JSON.stringify([alpha2, alpha3, numeric, prefixOf(alpha2)])).join(',\n')}
  ] as const;

  /** Places with a calling prefix that ISO 3166-1 does not list: a code set aside for users, and the prefix. */
  export const outsideIso = [${[...outsideIso].map((code) => JSON.stringify([code, prefixOf(code)])).join(',')}] as const;
`;

const names = (language: Language) => `
  import type { CountryNames } from './index.ts';

  /**
   * Names of countries, ordered as ${localeOf[language]} orders them.
   * Source: ${sourceOfNames}.
   * ${remade}
   */
  export const names: CountryNames = {
    ${namesIn(language)
      .map(([alpha2, name]) => `${alpha2}: ${JSON.stringify(name)}`)
      .join(',\n')}
  };
`;

/** The files of the table of countries: path below `contract/countries`, and content. */
export async function countryFiles(): Promise<ReadonlyMap<string, string>> {
  const options = await resolveConfig(import.meta.filename);
  const formatted = (source: string) => format(source, { ...options, parser: 'typescript' });
  const sources = [
    ['table.ts', table()],
    ...languages.map((language) => [`names.${language}.ts`, names(language)]),
  ] as [string, string][];
  return new Map(
    await Promise.all(
      sources.map(async ([path, source]) => [path, await formatted(source)] as [string, string]),
    ),
  );
}
