import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { completeLanguages } from '../../contract/values/language.ts';
import { amenities } from '../../contract/values/amenities.ts';
import { amenityFeatures } from '../../server/site/structured/amenityFeatures.ts';
import { createTestFolder } from '../support/folders.ts';
import { createDemoBackend, demoUnits } from './support/createDemoBackend.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';
import { googleSchema, findUnknownTerms, getStructuredData } from './support/vacationRentals.ts';

const publicUrl = 'https://stay.example';
const pages = completeLanguages.flatMap((language) => demoUnits.map((id) => `/${language}/${id}`));

async function demoRentals() {
  const { text } = await openTestSite({ backend: createDemoBackend(), publicUrl, listed: demoUnits });
  return Promise.all(pages.map(async (path) => ({ path, rental: getStructuredData(await text(path)) })));
}

const wrongIn = (rental: unknown) =>
  (v.safeParse(googleSchema, rental).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');

/** The same without what is at a path of names. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const copy = { ...(value as Record<string, unknown>) };
  if (rest.length > 0) copy[name] = without(copy[name], rest);
  else delete copy[name];
  return copy;
}

describe('the structured data of a property', () => {
  test('describe a vacation rental with all that Google requires, on every page in five languages', async () => {
    const rentals = await demoRentals();
    expect(rentals).toHaveLength(10);
    for (const { path, rental } of rentals) expect([path, wrongIn(rental)]).toEqual([path, []]);
  });

  test('use terms and values of schema.org only', async () => {
    const rentals = await demoRentals();
    expect(
      await findUnknownTerms(
        await createTestFolder(),
        rentals.map(({ rental }) => rental),
      ),
    ).toEqual([]);
  });

  test('have the same property in every language, each with its own texts', async () => {
    const rentals = (await demoRentals()).filter(({ path }) => path.endsWith(unit.id));
    expect(new Set(rentals.map(({ rental }) => rental?.['identifier']))).toEqual(new Set([unit.id]));
    expect(new Set(rentals.map(({ rental }) => rental?.['description'])).size).toBe(completeLanguages.length);
    expect(rentals.map(({ rental }) => rental?.['url'])).toEqual(rentals.map(({ path }) => publicUrl + path));
  });

  test('contain no street and no exact location beyond the page', async () => {
    const [{ rental } = {}] = await demoRentals();
    expect(Object.keys(rental?.['address'] as object)).toEqual([
      '@type',
      'addressLocality',
      'addressRegion',
      'addressCountry',
    ]);
    expect([rental?.['latitude'], rental?.['longitude']]).toEqual(['38.71000', '-9.13000']);
  });

  test('are missing on unlisted pages', async () => {
    const { text } = await openTestSite();
    for (const path of [`/en/${unit.id}/contact`, `/en/${unit.id}/success`, '/en/nowhere', '/en']) {
      expect([path, getStructuredData(await text(path))]).toEqual([path, undefined]);
    }
  });
});

test('contain a nightly price of at least the one on the page', async () => {
  const seasons = [
    { name: 'Winter', from: '11-01', to: '03-31', rate: 120_00, weekendRate: 110_00 },
    { name: 'Rest', from: '04-01', to: '10-31', rate: 150_00 },
  ];
  // Nobody can have a night at the usual price.
  const changed = { ...unit, pricing: { ...unit.pricing, rate: 90_00, seasons } };
  const backend = createFakeBackend({ answerUnit: () => Response.json(changed) });
  const { text } = await openTestSite({ backend, publicUrl });
  const page = await text(`/en/${unit.id}`);
  expect(page).toContain('From €110 per night');
  expect(getStructuredData(page)).toMatchObject({ makesOffer: { priceSpecification: { minPrice: 110 } } });
});

describe('ratings', () => {
  const read = async (changes: object, isDemonstration = false) => {
    const backend = createFakeBackend({ answerUnit: () => Response.json({ ...unit, ...changes }) });
    const { text } = await openTestSite({ backend, publicUrl, isDemonstration });
    const { aggregateRating, review } = getStructuredData(await text(`/en/${unit.id}`)) ?? {};
    return { aggregateRating, review };
  };

  test('the ratings are those on the page', async () => {
    const { aggregateRating, review } = await read({});
    const { count, average, items } = unit.reviews;
    expect(aggregateRating).toMatchObject({ ratingValue: average, reviewCount: count });
    expect(review).toMatchObject(items.map(({ text, date }) => ({ reviewBody: text, datePublished: date })));
  });

  test('are missing for a property without reviews', async () => {
    expect(await read({ reviews: { count: 0, average: null, items: [] } })).toEqual({});
  });

  test('are missing on a test site, because nobody stays there', async () => {
    expect(await read({}, true)).toEqual({});
  });
});

test('an amenity has the name that Google knows', () => {
  const all = Object.values(amenities).flatMap((codes) => codes.map((code) => ({ code })));
  const features = amenityFeatures(all as Parameters<typeof amenityFeatures>[0], 'Lisboa: 1/AL');
  const rental = { containsPlace: { amenityFeature: features } };
  expect(wrongIn(rental).filter((path) => path.includes('amenityFeature'))).toEqual([]);
  const names = features.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['ac', 'kitchen', 'wifi', 'parkingType', 'licenseNum']));
  expect(new Set(names).size).toBe(names.length);
});

describe('the check itself', () => {
  const required = [
    'identifier',
    'name',
    'image',
    'latitude',
    'longitude',
    'containsPlace',
    'containsPlace.occupancy',
    'containsPlace.occupancy.value',
    'aggregateRating.reviewCount',
    'address.addressCountry',
    'checkinTime',
    'knowsLanguage',
  ];

  test('detects missing data', async () => {
    const [{ rental } = {}] = await demoRentals();
    for (const path of required) expect(wrongIn(without(rental, path.split('.')))).toEqual([path]);
  });

  test('detects a shortage of pictures', async () => {
    const [{ rental } = {}] = await demoRentals();
    expect(wrongIn({ ...rental, image: (rental?.['image'] as string[] | undefined)?.slice(0, 7) })).toEqual([
      'image',
    ]);
  });

  test('detects names and values that schema.org does not have', async () => {
    const [{ rental } = {}] = await demoRentals();
    const wrong = [
      { ...rental, checkInTime: '15:00:00' },
      { ...rental, address: { '@type': 'Postal' } },
      rental,
    ];
    const features = await findUnknownTerms(await createTestFolder(), wrong);
    expect(features).toHaveLength(2);
    expect(features.join('\n')).toMatch(/checkInTime[^]*Postal/);
  });
});
