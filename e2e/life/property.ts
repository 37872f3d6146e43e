import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const demo = resolve(import.meta.dirname, '../../content/casa-do-limoeiro');

type Fields = Record<string, unknown>;

async function edit(file: string, change: (fields: Fields) => Fields): Promise<void> {
  await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')) as Fields)));
}

/** What the host of this story asks for: odd amounts, so that each cent has to be somewhere. */
const terms = {
  photos: ['01-terrace.webp'],
  maxGuests: 4,
  ageGroups: { children: { toAge: 12 } },
  pricing: {
    rate: 120.35,
    cleaning: { amount: 45.07, perNumberOfNights: 7 },
    surcharge: { amountPerGuestPerNight: 12.55, includedGuests: 2 },
    discount: { percentage: 0, minNights: 7 },
    weekend: { days: ['friday', 'saturday'], rate: 131.4 },
    seasons: [{ name: 'spring', from: '04-18', to: '06-14', rate: 150.15, weekendRate: 171.15 }],
  },
  touristTax: { amount: 2, maxNights: 7, fromAge: 13 },
  closed: [],
  paymentOptions: [
    {
      id: 'in-three-parts',
      schedule: [
        { trigger: 'on_reservation', percentage: 30 },
        { trigger: 'days_after_reservation', percentage: 30, daysOffset: 30 },
        { trigger: 'days_before_check_in', percentage: 40, daysOffset: 14 },
      ],
      cancellation: [
        { refundPercentage: 100, daysBeforeCheckIn: 21 },
        { refundPercentage: 50, hoursBeforeCheckIn: 48 },
      ],
    },
  ],
  arrival: { holdBackDays: 3, holdBack: ['keys', 'wifi'] },
};

/** The host writes a property, in English. */
export async function writesAProperty(content: string, unit: string): Promise<void> {
  const folder = join(content, unit);
  await cp(demo, folder, {
    recursive: true,
    filter: (file) => !/\/((de|es|fr|pt)\.yaml|(?!01)\d\d-.+\.webp)$/.test(file),
  });
  await edit(join(folder, 'property.yaml'), (fields) => ({ ...fields, ...terms }));
  await edit(join(folder, 'en.yaml'), (texts) => ({
    ...texts,
    photos: { '01-terrace.webp': 'The terrace with its lemon tree' },
    seasons: { spring: 'Spring' },
    paymentOptions: { 'in-three-parts': { name: 'Pay in three parts' } },
  }));
}
