import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { is } from 'valibot';
import {
  callingPrefixes,
  countries,
  likelyPlaces,
  loadCountryAliases,
  loadCountryNames,
  otherPlaces,
} from '../../contract/values/countries/index.ts';
import { phonePrefix } from '../../contract/schemas/guest.ts';
import { completeLanguages, locales } from '../../contract/values/language.ts';

const unique = (values: readonly string[]) => new Set(values).size;
const at = (alpha2: string) => countries.find((country) => country.alpha2 === alpha2);

describe('the table of countries', () => {
  test('has the 249 countries of ISO 3166-1, each code once', () => {
    expect(countries).toHaveLength(249);
    expect(unique(countries.map(({ alpha2 }) => alpha2))).toBe(249);
    expect(unique(countries.map(({ alpha3 }) => alpha3))).toBe(249);
    expect(unique(countries.map(({ numeric }) => numeric))).toBe(249);
  });

  test('writes every code in its form', () => {
    for (const { alpha2, alpha3, numeric, prefix } of countries) {
      expect(alpha2).toMatch(/^[A-Z]{2}$/);
      expect(alpha3).toMatch(/^[A-Z]{3}$/);
      expect(numeric).toMatch(/^\d{3}$/);
      expect(is(phonePrefix, prefix), `${alpha2} ${prefix}`).toBe(true);
    }
  });

  test('knows countries as ISO and ITU do', () => {
    expect(at('PT')).toEqual({ alpha2: 'PT', alpha3: 'PRT', numeric: '620', prefix: '+351' });
    expect(at('GB')).toEqual({ alpha2: 'GB', alpha3: 'GBR', numeric: '826', prefix: '+44' });
    expect(at('CH')).toEqual({ alpha2: 'CH', alpha3: 'CHE', numeric: '756', prefix: '+41' });
    expect(at('US')?.prefix).toBe('+1');
    expect(at('CA')?.prefix).toBe('+1');
    expect(at('VA')?.prefix).toBe('+39');
  });

  test('has the prefixes of libphonenumber', () => {
    const known = getCountries().filter((code) => code in callingPrefixes);
    expect(known.length).toBeGreaterThan(240);
    for (const code of known) {
      expect(callingPrefixes[code as keyof typeof callingPrefixes]).toBe(`+${getCountryCallingCode(code)}`);
    }
  });

  test('gives people from Kosovo a prefix, and ISO no code that it does not have', () => {
    expect(callingPrefixes.XK).toBe('+383');
    expect(at('XK')).toBeUndefined();
    expect(Object.keys(callingPrefixes)).toHaveLength(250);
  });
});

describe.each(completeLanguages)('the names of countries in %s', (language) => {
  test('the names are complete, unique and typographically correct', async () => {
    const names = await loadCountryNames(language);
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(callingPrefixes).toSorted());
    expect(unique(Object.values(names))).toBe(250);
    for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}[^'"]*[^'"\s]$/u);
  });

  test('come in alphabetical order', async () => {
    const names = Object.values(await loadCountryNames(language));
    expect(names).toEqual(names.toSorted(new Intl.Collator(locales[language]).compare));
  });

  test('offer the likely countries first, and every country once', async () => {
    const order = [...likelyPlaces, ...otherPlaces(await loadCountryNames(language))];
    expect(order.slice(0, likelyPlaces.length)).toEqual(likelyPlaces);
    expect(unique(order)).toBe(250);
    expect(order).toHaveLength(250);
  });
});

test.each([
  ['en', 'CZ', 'Czechia'],
  ['pt', 'CZ', 'Chéquia'],
  ['pt', 'IR', 'Irão'],
  ['pt', 'VN', 'Vietname'],
  ['pt', 'PL', 'Polónia'],
  ['pt', 'CD', 'Congo (República Democrática)'],
  ['pt', 'CG', 'Congo (República)'],
  ['fr', 'CI', 'Côte d’Ivoire'],
  ['fr', 'US', 'États-Unis'],
  ['de', 'US', 'Vereinigte Staaten'],
  ['de', 'CZ', 'Tschechien'],
  ['es', 'KR', 'Corea del Sur'],
  ['es', 'SA', 'Arabia Saudí'],
] as const)('in %s the country %s is called %s', async (language, code, name) => {
  expect((await loadCountryNames(language))[code]).toBe(name);
});

test.each([
  ['GB', ['UK', 'Britain', 'England', 'Scotland', 'Royaume-Uni', 'Vereinigtes Königreich', 'Reino Unido']],
  ['US', ['USA', 'America', 'EUA', 'Estados Unidos']],
  ['NL', ['Holland', 'Niederlande', 'Pays-Bas']],
  ['DE', ['Deutschland', 'Germany', 'Allemagne', 'Alemania', 'Alemanha']],
  ['BR', ['Brasil', 'Brazil', 'Brésil']],
] as const)('%s is found as guests call it, in whichever language', async (alpha2, words) => {
  expect((await loadCountryAliases())[alpha2]).toEqual(expect.arrayContaining([...words]));
});

test('no place is also called as another is named', async () => {
  const aliases = await loadCountryAliases();
  const named = await Promise.all(completeLanguages.map(loadCountryNames));
  const taken = Object.entries(aliases).flatMap(([alpha2, words]) =>
    words.filter((word) =>
      named.some((names) => Object.entries(names).some(([other, name]) => name === word && other !== alpha2)),
    ),
  );
  expect(taken).toEqual([]);
});

test('a likely place is found by its name in every language', async () => {
  const aliases = await loadCountryAliases();
  const named = await Promise.all(completeLanguages.map(loadCountryNames));
  for (const code of likelyPlaces) {
    expect(aliases[code]).toEqual(expect.arrayContaining(named.map((names) => names[code])));
  }
});
