import type { ContentIssue } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';
import type { Texts } from './texts.ts';

/** What towns are called in other languages than Portuguese, in which SIBA knows them. */
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

/** A town that the authorities are told and that is not the one guests are told. */
export function findCityWarnings({ siba }: PropertyFile, texts: readonly Texts[]): ContentIssue[] {
  const names = texts.flatMap(({ location: { city, region } }) => [city, region]);
  const isNamed = (city: string) => names.some((name) => bare(name) === bare(city));
  if (siba === undefined || names.length === 0 || isNamed(siba.city)) return [];
  const text = `is "${siba.city}", but the property is in ${names[0]} (location.city of the language files): is it the right one?`;
  return [{ field: ['siba', 'city'], text, about: 'suspects' }];
}
