import { createRequire } from 'node:module';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { format, type FormatConfig } from 'oxfmt';
import { likelyPlaces } from '../../contract/countries/index.ts';
import { languages, locales, type Language } from '../../contract/language.ts';
import { alsoCalled } from './aliases.ts';
import { otherNationalities } from './otherNationalities.ts';
import { corrections, prefixes } from './corrections.ts';

const load = createRequire(import.meta.url);
const getVersion = (name: string) => (load(`${name}/package.json`) as { version: string }).version;

/** Kosovo has calling prefix and travellers, but no ISO 3166-1 code: XK is set aside for users. */
const outsideIso = new Set(['XK']);

type Row = [alpha2: string, alpha3: string, numeric: string, link: string];

const isoRows = (load('i18n-iso-countries/codes.json') as Row[])
  .filter(([alpha2]) => !outsideIso.has(alpha2))
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

const reachable: ReadonlySet<string> = new Set(getCountries());

function getPrefix(alpha2: string) {
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
  const { compare } = new Intl.Collator(locales[language]);
  return named.toSorted(([, a], [, b]) => compare(a, b));
}

const remade = 'Remade by `node scripts/countries.ts`; a test compares.';
const sourceOfNames = `i18n-iso-countries ${getVersion('i18n-iso-countries')} with the corrections of scripts/countries`;

const table = () => `
  /**
   * ISO 3166-1 codes (alpha-2, alpha-3, numeric) and the calling prefix (ITU-T E.164).
   * Source: i18n-iso-countries ${getVersion('i18n-iso-countries')} and libphonenumber-js ${getVersion('libphonenumber-js')}.
   * ${remade}
   */
  export const table = [
    ${isoRows.map(([alpha2, alpha3, numeric]) => JSON.stringify([alpha2, alpha3, numeric, getPrefix(alpha2)])).join(',\n')}
  ] as const;

  /** Places with a calling prefix that ISO 3166-1 does not list: a code set aside for users, and the prefix. */
  export const outsideIso = [${[...outsideIso].map((code) => JSON.stringify([code, getPrefix(code)])).join(',')}] as const;
`;

const names = (language: Language) => `
  import type { CountryNames, OtherNames } from './types.ts';

  /**
   * Names of countries, ordered as ${locales[language]} orders them.
   * Source: ${sourceOfNames}.
   * ${remade}
   */
  export const names: CountryNames = {
    ${namesIn(language)
      .map(([alpha2, name]) => `${alpha2}: ${JSON.stringify(name)}`)
      .join(',\n')}
  };

  /** Names of what is no country, in the order of scripts/countries/otherNationalities.ts. */
  export const otherNames: OtherNames = ${JSON.stringify(otherNationalities[language])};
`;

// Who types is not always of the page's language: those who come most often are found in each of the five.
const likely: ReadonlySet<string> = new Set(likelyPlaces);

function getOtherNames(alpha2: string): string[] {
  const inLanguages = likely.has(alpha2)
    ? languages.map((language) => new Map(namesIn(language)).get(alpha2) ?? '')
    : [];
  return [...new Set([...(alsoCalled[alpha2] ?? []), ...inLanguages])];
}

const aliases = () => `
  import type { CountryAliases } from './types.ts';

  /**
   * What else places are called, whatever the language of the page.
   * Source: scripts/countries/aliases.ts, and names of likely places in all languages.
   * ${remade}
   */
  export const aliases: CountryAliases = {
    ${[...new Set([...Object.keys(alsoCalled), ...likelyPlaces])]
      .toSorted()
      .map((alpha2) => `${alpha2}: ${JSON.stringify(getOtherNames(alpha2))}`)
      .join(',\n')}
  };
`;

const style = load('../../.oxfmtrc.json') as FormatConfig;

async function formatted(path: string, source: string): Promise<string> {
  const { code, errors } = await format(path, source, style);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

/** The files of the table of countries: path below `contract/countries`, and content. */
export async function countryFiles(): Promise<ReadonlyMap<string, string>> {
  const sources = [
    ['table.ts', table()],
    ['aliases.ts', aliases()],
    ...languages.map((language) => [`names.${language}.ts`, names(language)]),
  ] as [string, string][];
  return new Map(
    await Promise.all(
      sources.map(async ([path, source]) => [path, await formatted(path, source)] as [string, string]),
    ),
  );
}
