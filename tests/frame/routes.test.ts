import { describe, expect, test } from 'vitest';
import { matchRoute, routes } from '../../src/routes.ts';

const named = (path: string) => {
  const match = matchRoute(path);
  return match && [match.route.file, match.language, match.params];
};

describe('an address', () => {
  test.each([
    ['/en', 'src/pages/landing.tsx', 'en', {}],
    ['/pt/casa-azul', 'src/pages/property.tsx', 'pt', { unit: 'casa-azul' }],
    ['/de/terms', 'src/pages/legalText.tsx', 'de', { text: 'terms' }],
    ['/fr/casa-azul/contact', 'src/pages/contact.tsx', 'fr', { unit: 'casa-azul' }],
    ['/de/casa-azul/success', 'src/pages/success.tsx', 'de', { unit: 'casa-azul' }],
    ['/es/reservation/r-1', 'src/pages/reservation.tsx', 'es', { reservation: 'r-1' }],
    ['/es/reservation/r-1/continue', 'src/pages/otpLink.tsx', 'es', { reservation: 'r-1' }],
    ['/en/reservation/a%20b', 'src/pages/reservation.tsx', 'en', { reservation: 'a b' }],
  ])('%s is a page', (path, file, language, params) => {
    expect(named(path)).toEqual([file, language, { language, ...params }]);
  });

  test.each([
    '/',
    '/xx',
    '/en/',
    '/en/Casa Azul',
    '/en/casa-azul/elsewhere',
    '/en/casa-azul/contact/more',
    '/en/reservation/',
    `/en/reservation/${'x'.repeat(65)}`,
    '/en/reservation/%E0%A4%A',
    '/xx/casa-azul',
  ])('%s is none', (path) => {
    expect(named(path)).toBeUndefined();
  });

  test('an address of a reservation may be as long as an id can be', () => {
    expect(named(`/en/reservation/${'x'.repeat(64)}`)).toBeDefined();
  });
});

test('pages of one guest are in no list, and only the main pages are', () => {
  const rows = routes.map(({ file, isIndexed = false, isPrivate = false, showsNavigation = false }) => [
    file.slice('src/pages/'.length, -'.tsx'.length),
    { isIndexed, isPrivate, showsNavigation },
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    landing: { isIndexed: true, isPrivate: false, showsNavigation: true },
    property: { isIndexed: true, isPrivate: false, showsNavigation: true },
    reservation: { isIndexed: false, isPrivate: true, showsNavigation: true },
    otpLink: { isIndexed: false, isPrivate: true, showsNavigation: true },
    reservationAccess: { isIndexed: false, isPrivate: false, showsNavigation: true },
    legalText: { isIndexed: false, isPrivate: false, showsNavigation: true },
    contact: { isIndexed: false, isPrivate: false, showsNavigation: false },
    success: { isIndexed: false, isPrivate: false, showsNavigation: false },
  });
});
