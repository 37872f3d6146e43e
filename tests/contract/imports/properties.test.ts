import { describe, expect, test } from 'vitest';
import { findAmenities } from '../../../contract/imports/findAmenities.ts';
import { findProperties } from '../../../contract/imports/findProperties.ts';
import { findTime } from '../../../contract/imports/findTime.ts';
import { applyImport } from '../../../contract/imports/foundProperty.ts';
import { importLimits } from '../../../contract/imports/limits.ts';
import { readPastedText } from '../../../contract/imports/readPastedText.ts';
import { airbnbListings, pastedPage } from './support/airbnb.ts';

describe('personal data of Airbnb', () => {
  const [flat, room, ...others] = findProperties(airbnbListings);

  test('each listing is found with its fields', () => {
    expect(others).toEqual([]);
    expect(flat!.values).toEqual({
      name: 'Sunny flat in Alfama',
      summary: 'A sunny flat with a view of the river.',
      description:
        'A sunny flat with a view of the river. Close to the castle.\n\nTwo bedrooms and a terrace.\nThe kitchen is new.',
      neighbourhood: 'Quiet lanes.',
      rules: 'No parties\nNo smoking',
      maxGuests: '4',
      bedrooms: '2',
      beds: '3',
      bathrooms: '1',
      checkIn: '15:00',
      checkOut: '11:00',
      street: 'Beco do Exemplo 7',
      postalCode: '1100-000',
      city: 'Lisbon',
      region: 'Lisboa',
      country: 'Portugal',
      latitude: '38.7118',
      longitude: '-9.1296',
    });
    expect(flat!.amenities).toEqual(['wifi', 'hair_dryer', 'full_kitchen']);
    expect(room!.values).toMatchObject({ name: 'Room in Porto', maxGuests: '2', bedrooms: '1' });
    expect(room!.amenities).toEqual(['wifi']);
  });

  test('the unknown parts are listed without numbers and addresses of pages', () => {
    expect(flat!.unknown).toEqual([
      'Helicopter landing',
      'No TV',
      'propertytype: Apartment',
      'roomtype: Entire home/apt',
      'locale: en',
    ]);
  });

  test('people, lists and other data are no properties', () => {
    expect(
      findProperties({ user: { name: 'Ana', summary: 'I like guests' }, messages: [{ name: 'x' }] }),
    ).toEqual([]);
    expect(findProperties([null, 1, 'text', [[]]])).toEqual([]);
  });

  test('a deep or endless structure ends soon', () => {
    let deep: unknown = { name: 'x', bedrooms: 1, beds: 1 };
    for (let depth = 0; depth < 5000; depth += 1) deep = [deep];
    expect(findProperties(deep)).toEqual([]);
    const many = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}`, bedrooms: 1, beds: 1 }));
    expect(findProperties(many)).toHaveLength(importLimits.properties);
  });

  test('names of objects cannot change prototypes', () => {
    const hostile = JSON.parse('{"name":"x","bedrooms":1,"beds":1,"__proto__":{"polluted":true}}') as unknown;
    const [found] = findProperties(hostile);
    const document = applyImport({ property: {}, texts: {} }, found!, 'en');
    expect(JSON.stringify(document)).not.toContain('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a pasted text', () => {
  const found = readPastedText(pastedPage);

  test('has a name, parts with headings, and numbers', () => {
    expect(found.values).toMatchObject({
      name: 'Sunny flat in Alfama',
      summary: 'A sunny flat with a view of the river.',
      description: 'A sunny flat with a view of the river. Close to the castle.\n\nThe flat has a terrace.',
      neighbourhood: 'Quiet lanes between two squares.',
      rules: 'Check-in after 3:00 PM\nCheckout before 11:00 AM\n4 guests maximum\nNo pets',
      maxGuests: '4',
      bedrooms: '2',
      beds: '3',
      bathrooms: '1',
      checkIn: '15:00',
      checkOut: '11:00',
    });
    expect(found.amenities).toEqual(['wifi', 'hair_dryer', 'full_kitchen']);
  });

  test('lists what is not imported', () => {
    expect(found.unknown).toEqual([
      'Share',
      'Save',
      'Entire rental unit in Lisbon, Portugal',
      'Show more',
      'Show all 32 amenities',
      'Ana: Lovely!',
      'Helicopter landing',
      'Unavailable: Air conditioning',
    ]);
  });

  test.each([
    [
      'pt',
      'Casa\n4 hóspedes · 2 quartos · 3 camas · 1 casa de banho\nComodidades\nAr condicionado\nRegras da casa\nSem festas',
      ['air_conditioning'],
    ],
    [
      'fr',
      'Maison\n4 voyageurs · 2 chambres · 3 lits · 1 salle de bain\nÉquipements\nLave-vaisselle\nRèglement intérieur\nPas de fêtes',
      ['dishwasher'],
    ],
    [
      'de',
      'Haus\n4 Gäste · 2 Schlafzimmer · 3 Betten · 1 Badezimmer\nAusstattung\nSpülmaschine\nHausregeln\nKeine Partys',
      ['dishwasher'],
    ],
    [
      'es',
      'Casa\n4 huéspedes · 2 habitaciones · 3 camas · 1 baño\nServicios\nLavadora\nNormas de la casa\nSin fiestas',
      ['washing_machine'],
    ],
  ])('is read in %s', (_, text, amenities) => {
    const { values, amenities: codes } = readPastedText(text);
    expect(values).toMatchObject({ maxGuests: '4', bedrooms: '2', beds: '3', bathrooms: '1' });
    expect(values.rules).toMatch(/festas|fêtes|Partys|fiestas/);
    expect(codes).toEqual(amenities);
  });

  test('is nothing without letters', () => {
    expect(readPastedText(' \n\n ').values.name).toBe('');
  });

  test('is read up to a limit', () => {
    const { values } = readPastedText(`Casa\n${'x'.repeat(importLimits.text * 2)}`);
    expect(values.description.length).toBeLessThan(importLimits.text);
  });
});

test.each([
  ['Check-in after 3:00 PM', '15:00'],
  ['Anreise ab 15 Uhr', '15:00'],
  ['à partir de 16h', '16:00'],
  ['12:00 am', '00:00'],
  ['until 11.30 h', '11:30'],
  ['4 guests', ''],
])('the time in "%s" is %s', (text, time) => {
  expect(findTime(text)).toBe(time);
});

test('an amenity that the property does not have is not found', () => {
  expect(
    findAmenities(['Kein WLAN', 'Sem televisão', 'Free parking on premises', 'Fast wifi – 300 Mbps']),
  ).toEqual({
    found: ['fast_wifi', 'free_parking'],
    unknown: ['Kein WLAN', 'Sem televisão'],
  });
});

test('the draft has the imported fields, and keeps all others', () => {
  const document = {
    property: { rules: { petsAllowed: 'no' } },
    texts: { en: { name: 'Old', host: { x: 'y' } } },
  };
  const [flat] = findProperties(airbnbListings);
  expect(applyImport(document, { ...flat!, amenities: ['wifi', 'oven'] }, 'en')).toMatchObject({
    property: {
      rules: { petsAllowed: 'no', checkInAfter: '15:00', checkOutUntil: '11:00' },
      maxGuests: '4',
      address: { street: 'Beco do Exemplo 7', postalCode: '1100-000' },
      location: { latitude: '38.7118', longitude: '-9.1296' },
      amenities: { entertainment: ['wifi'], kitchen: ['oven'] },
    },
    texts: {
      en: {
        name: 'Sunny flat in Alfama',
        host: { x: 'y' },
        location: { city: 'Lisbon' },
        notes: ['No parties', 'No smoking'],
      },
    },
  });
});
