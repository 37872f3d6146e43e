import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const root = resolve(import.meta.dirname, '../../..');

/** The data that programs read from a page. */
export function getStructuredData(page: string): Record<string, unknown> | undefined {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
}

/** The parts of these vacation rentals outside of schema.org: names, types and values, as the compiler reports them against the types of its vocabulary. */
export async function findUnknownTerms(folder: string, rentals: readonly unknown[]): Promise<string[]> {
  const types = join(root, 'node_modules/schema-dts/dist/schema.d.ts');
  const declared = rentals.map(
    (rental, index) =>
      `export const rental${index}: WithContext<VacationRental> = ${JSON.stringify(rental, null, 1)};`,
  );
  const lines = ["import type { VacationRental, WithContext } from 'schema-dts';", ...declared];
  await writeFile(join(folder, 'rentals.ts'), lines.join('\n'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2023'],
    paths: { 'schema-dts': [types] },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['rentals.ts'] }));
  const { stdout, status } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && errors.length === 0) throw new Error(`tsc ended with ${status}: ${stdout}`);
  return errors;
}

const typed = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.looseObject({ '@type': v.literal(type), ...entries });

const text = v.pipe(v.string(), v.minLength(1));
const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d([+-]\d\d:\d\d)?$/));
const day = v.pipe(v.string(), v.isoDate());
const exact = v.pipe(v.string(), v.regex(/^-?\d{1,3}\.\d{5,}$/));
const whole = v.pipe(v.number(), v.integer());

/** The names that Google takes for what a vacation rental has, with `true` or one of its words. */
const booleans =
  'ac airportShuttle balcony beachAccess childFriendly crib elevator fireplace freeBreakfast gymFitnessEquipment heating ' +
  'hotTub instantBookable ironingBoard kitchen microwave outdoorGrill ovenStove patio petsAllowed pool privateBeachAccess ' +
  'selfCheckinCheckout smokingAllowed tv washerDryer wheelchairAccessible wifi';
const feature = v.variant('name', [
  typed('LocationFeatureSpecification', { name: v.picklist(booleans.split(' ')), value: v.boolean() }),
  typed('LocationFeatureSpecification', {
    name: v.literal('parkingType'),
    value: v.picklist(['Free', 'Paid', 'None']),
  }),
  typed('LocationFeatureSpecification', { name: v.literal('licenseNum'), value: text }),
]);

const rating = { ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), bestRating: v.literal(5) };

/** Google's required and recommended properties of vacation rentals that this site knows: developers.google.com/search/docs/appearance/structured-data/vacation-rental, read in November 2026. */
export const googleSchema = v.looseObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('VacationRental'),
  identifier: text,
  additionalType: v.picklist([
    'Apartment',
    'Bungalow',
    'Cabin',
    'Chalet',
    'Cottage',
    'Gite',
    'HolidayVillageRental',
    'House',
    'Villa',
    'VacationRental',
  ]),
  name: text,
  description: text,
  image: v.pipe(v.array(webAddress), v.minLength(8)),
  latitude: exact,
  longitude: exact,
  address: typed('PostalAddress', {
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    addressLocality: text,
    addressRegion: text,
  }),
  checkinTime: clock,
  checkoutTime: clock,
  knowsLanguage: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/))), v.minLength(1)),
  containsPlace: typed('Accommodation', {
    additionalType: v.picklist(['EntirePlace', 'PrivateRoom', 'SharedRoom']),
    occupancy: typed('QuantitativeValue', { value: v.pipe(whole, v.minValue(1)) }),
    bed: typed('BedDetails', { numberOfBeds: whole }),
    numberOfBedrooms: whole,
    numberOfBathroomsTotal: v.number(),
    amenityFeature: v.pipe(v.array(feature), v.minLength(2)),
  }),
  aggregateRating: typed('AggregateRating', { ...rating, reviewCount: v.pipe(whole, v.minValue(1)) }),
  review: v.pipe(
    v.array(
      typed('Review', {
        author: typed('Person', { name: text }),
        datePublished: day,
        reviewRating: typed('Rating', rating),
      }),
    ),
    v.minLength(1),
  ),
});
