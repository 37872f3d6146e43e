import { describe, expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import { sampleReservation } from '../../machines/shared/reservation.samples.ts';
import { createPageIntl, loadMessages } from '../../src/i18n/index.ts';
import { page as contact } from '../../src/pages/contact.tsx';
import { page as landing } from '../../src/pages/landing.tsx';
import type { Page } from '../../src/frame/page.ts';
import { page as property } from '../../src/pages/property.tsx';
import { page as reservation } from '../../src/pages/reservation.tsx';
import { page as success } from '../../src/pages/success.tsx';

const settings = { productName: 'Estadia', publicUrl: '', gatewayHosts: [] };
const german = createPageIntl('de', await loadMessages('de'));

const getHead = (page: Page, value: StateValue, context: object = {}) => {
  const state = { value, context, children: {} };
  return { status: page.getStatus(state), ...page.getHead(state, german, settings) };
};

const casa = {
  name: 'Casa Azul',
  kind: 'house',
  summary: 'A house.',
  location: { city: 'Porto' },
  host: { name: 'Ana' },
  photos: [{ src: '/media/1.webp', alt: 'A house' }],
};

describe.each([
  ['property', property, 'Casa Azul: Ferienhaus in Porto · Estadia'],
  ['contact', contact, 'An Ana schreiben · Casa Azul · Estadia'],
  ['success', success, 'Ihre Buchung · Casa Azul · Estadia'],
])('the page of a %s', (_, page, title) => {
  test('the title contains the name of its subject, with its first photo', () => {
    expect(getHead(page, { ready: 'shown' }, { property: casa })).toEqual({
      status: 200,
      title,
      stepTitle: 'Casa Azul · Estadia',
      description: 'A house.',
      property: casa,
      image: { src: '/media/1.webp', alt: 'A house' },
    });
  });

  test('does not repeat its name if the site is called the same', () => {
    const state = { value: { ready: 'shown' }, context: { property: casa }, children: {} };
    expect(page.getHead(state, german, { ...settings, productName: 'Casa Azul' })).toMatchObject({
      title: title.replace(' · Estadia', ''),
      stepTitle: 'Casa Azul',
    });
  });

  test('an unknown page is not found', () => {
    expect(getHead(page, 'notFound')).toEqual({
      status: 404,
      title: 'Nicht gefunden',
      description: 'Die angeforderte Unterkunft wurde nicht gefunden.',
      image: undefined,
    });
  });

  test('a page that is no longer let is gone', () => {
    expect(getHead(page, 'noLongerLet')).toEqual({
      status: 410,
      title: 'Diese Unterkunft wird hier nicht mehr vermietet',
      description: expect.stringContaining('davon nicht betroffen') as string,
      image: undefined,
    });
  });

  test.each(['failed', 'loading'])('has failed where it is %s', (value) => {
    expect(getHead(page, value)).toMatchObject({ status: 503, title: 'Estadia', description: 'Estadia' });
  });

  test('asks for the unit of its address', () => {
    expect(page.getInput({ unit: 'casa-azul' }, settings)).toEqual({ unitId: 'casa-azul' });
  });
});

describe('the landing page', () => {
  test('says what is let, and where, with the first photo there is', () => {
    expect(
      getHead(landing, 'ready', { offers: [{ photo: casa.photos[0], location: casa.location }] }),
    ).toEqual({
      status: 200,
      title: 'Ferienunterkünfte in Porto · Estadia',
      description: expect.stringContaining('direkt gebucht') as string,
      heading: 'Wohnen, wo man Sie erwartet.',
      image: casa.photos[0],
    });
    expect(getHead(landing, 'empty', { offers: [] })).toMatchObject({ status: 200, image: undefined });
    expect(getHead(landing, 'failed', { offers: [] })).toMatchObject({ status: 503 });
  });

  test('requests the properties for the query of its address', () => {
    expect(landing.getInput({}, settings)).toEqual({ query: '' });
    expect(landing.getInput({ query: '?page=2' }, settings)).toEqual({ query: '?page=2' });
  });
});

describe('the page of a reservation', () => {
  test('the title contains the reservation once it is known, and nothing of it before', () => {
    expect(getHead(reservation, 'open', { reservation: sampleReservation })).toMatchObject({
      status: 200,
      title: 'E-2027-0001 · Casa Azul · Estadia',
    });
    expect(getHead(reservation, 'loading')).toMatchObject({
      status: 200,
      title: 'Ihre Reservierung · Estadia',
      description: 'Ihre Reservierung',
    });
    expect(getHead(reservation, 'notFound')).toMatchObject({ status: 200 });
  });

  test('asks for the reservation of its address', () => {
    expect(reservation.getInput({ reservation: 'r-1' }, settings)).toEqual({ reservationId: 'r-1' });
  });
});
