import { describe, expect, test } from 'vitest';
import { guestPages } from '../../server/config/index.ts';
import { matchRoute } from '../../src/routes.ts';

const pages = guestPages('https://stay.test/');

describe('the addresses in the host’s links to guests', () => {
  test('lead to the page of a property', () => {
    const match = matchRoute(new URL(pages.property('pt', 'casa-azul')).pathname);
    expect(match?.route.file).toBe('src/pages/property.tsx');
    expect(match?.params).toEqual({ language: 'pt', unit: 'casa-azul' });
  });

  test('lead to the page of a reservation, with its token in the fragment', () => {
    const { origin, pathname, search, hash } = new URL(pages.reservation('de', 'r1', 't1'));
    expect({ origin, search, hash }).toEqual({ origin: 'https://stay.test', search: '', hash: '#token=t1' });
    const match = matchRoute(pathname);
    expect(match?.route.file).toBe('src/pages/reservation.tsx');
    expect(match?.params).toEqual({ language: 'de', reservation: 'r1' });
  });

  test('lead to the page after a payment', () => {
    const match = matchRoute(new URL(pages.success('fr', 'casa-azul')).pathname);
    expect(match?.route.file).toBe('src/pages/success.tsx');
    expect(match?.params).toEqual({ language: 'fr', unit: 'casa-azul' });
  });
});
