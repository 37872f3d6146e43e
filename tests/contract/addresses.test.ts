import { expect, test } from 'vitest';
import {
  contactPage,
  firstPage,
  landingPage,
  getPathLanguage,
  legalPage,
  pathInLanguage,
  propertyPage,
  reservationAccessPage,
  reservationPage,
  successPage,
  takenUnitIds,
  reservationLink,
} from '../../contract/rules/addresses.ts';
import { pathPattern } from '../../contract/values/pathPattern.ts';
import { findToken } from '../../contract/values/tokenInLink.ts';
import { matchRoute, routes } from '../../src/routes.ts';

test.each([
  [landingPage('en'), '/en', 'landing', {}],
  [propertyPage('pt', 'casa-azul'), '/pt/casa-azul', 'property', { unit: 'casa-azul' }],
  [legalPage('de', 'terms'), '/de/terms', 'legalText', { text: 'terms' }],
  [contactPage('fr', 'casa-azul'), '/fr/casa-azul/contact', 'contact', { unit: 'casa-azul' }],
  [successPage('de', 'casa-azul'), '/de/casa-azul/success', 'success', { unit: 'casa-azul' }],
  [reservationAccessPage('fr'), '/fr/reservation', 'reservationAccess', {}],
  [reservationPage('es', 'r-1'), '/es/reservation/r-1', 'reservation', { reservation: 'r-1' }],
])('%s is %s and leads to the %s page', (address, spelled, page, params) => {
  expect(address).toBe(spelled);
  const match = matchRoute(address);
  expect(match?.route.file).toBe(`src/pages/${page}.tsx`);
  expect(match?.params).toEqual({ language: address.slice(1, 3), ...params });
});

test.each([
  ['its properties', {}, '/de'],
  ['its only property', { onlyProperty: 'a' }, '/de/a'],
])('a site begins with %s', (_, site, address) => {
  expect(firstPage('de', site)).toBe(address);
});

test('no property can have the address of another page', () => {
  const beginnings = routes.map(({ path }) => path.split('/')[2] ?? '{unit}');
  expect(takenUnitIds.toSorted()).toEqual(
    [...new Set(beginnings)].filter((beginning) => !beginning.startsWith('{')).toSorted(),
  );
});

test('a page has an equivalent in every other language', () => {
  expect(pathInLanguage('/pt/casa-azul/contact', 'de')).toBe('/de/casa-azul/contact');
  expect(pathInLanguage('/somewhere', 'de')).toBe('/de');
});

test('a link’s token travels in the fragment', () => {
  const link = reservationLink('en', 'r-1', 'abc-DEF_1.~2');
  expect(link).toBe('/en/reservation/r-1#token=abc-DEF_1.~2');
  expect(findToken(new URL(link, 'https://stay.test').hash)).toBe('abc-DEF_1.~2');
});

test('an address names its language in its first part', () => {
  const paths = ['/pt', '/pt/casa-azul', '/pt/', '/ptx', '/casa-azul', '/', '', 'pt/casa', '/pt?a=b'];
  expect(paths.map(getPathLanguage)).toEqual(['pt', 'pt', 'pt', ...Array.from({ length: 6 })]);
});

test('a path matches its whole pattern and returns the value of each parameter', () => {
  const pattern = pathPattern('/reservation/{id}/{token}');
  expect({ ...pattern.exec('/reservation/r-1/t.2')?.groups }).toEqual({ id: 'r-1', token: 't.2' });
  const others = ['/reservation/r-1', '/reservation/r-1/', '/reservation/r/t/u', '/api/reservation/r/t', ''];
  expect(others.filter((path) => pattern.test(path))).toEqual([]);
});
