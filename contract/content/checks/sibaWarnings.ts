import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';
import type { Texts } from '../texts.ts';

/** The Portuguese names, which SIBA uses, of towns with different names in other languages. */
const portuguese: Readonly<Record<string, string>> = {
  lisbon: 'lisboa',
  lisbonne: 'lisboa',
  lissabon: 'lisboa',
  oporto: 'porto',
};

const bare = (name: string) => {
  const lettersOnly = name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
  return portuguese[lettersOnly] ?? lettersOnly;
};

/** Finds a town in the SIBA data that differs from the town shown to guests. */
export function findCityWarnings({ siba }: PropertyFile, texts: readonly Texts[]): ContentIssue[] {
  const names = texts.flatMap(({ location: { city, region } }) => [city, region]);
  const isNamed = (city: string) => names.some((name) => bare(name) === bare(city));
  if (siba === undefined || names.length === 0 || isNamed(siba.city)) return [];
  const params = { city: siba.city, place: names[0]! };
  return [{ path: ['siba', 'city'], code: 'cityDiffers', params, about: 'suspects' }];
}
