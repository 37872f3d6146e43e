import { expect, test } from 'vitest';
import { ContentRefused, loadContent } from '../../server/host/content/index.ts';
import { writeContent, type UnitFiles } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

type Property = UnitFiles['property'];

/** The messages about the prices of a property with a base price of 140 €; undefined marks valid prices. */
async function findPriceErrors(change: (property: Property) => void) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], ({ property, texts }) => {
    property.pricing.rate = '140.00';
    change(property);
    for (const text of Object.values(texts)) {
      text.seasons =
        property.pricing.seasons &&
        Object.fromEntries(property.pricing.seasons.map(({ name }) => [name, `In ${name} season`]));
    }
  });
  try {
    const { warnings } = await loadContent(dir);
    const ofPrices = warnings.filter(({ about }) => about === 'prices');
    expect(ofPrices.every(({ line }) => line !== undefined && line > 1)).toBe(true);
    return ofPrices.map(({ text }) => text);
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return error.found.map(({ line, text }) => `${line === undefined ? '?' : 'refused'}: ${text}`);
  }
}

const season = (name: 'low' | 'high', more: object) =>
  name === 'low'
    ? { name, from: '11-01', to: '02-28', ...more }
    : { name, from: '06-15', to: '09-14', ...more };

test.each<[string, (property: Property) => void, string[]]>([
  ['prices as they are', () => undefined, []],
  [
    'seasons within a quarter and four times',
    ({ pricing }) => {
      pricing.weekend = { days: ['friday', 'saturday'], rate: '165.00' };
      pricing.seasons = [
        season('low', { rate: '70.00' }),
        season('high', { rate: '260', weekendRate: '560.00' }),
      ];
      pricing.lastMinute = { daysBefore: 3, percentage: 50 };
      pricing.early = { daysBefore: 90, percentage: 5 };
    },
    [],
  ],
  [
    'a weekend with its point two places too far right',
    ({ pricing }) => void (pricing.weekend = { days: ['friday'], rate: '11500' }),
    [
      'pricing.weekend.rate is 11500.00 euros a night, 82.1 times pricing.rate (140.00): should it be 115.00?',
    ],
  ],
  [
    'a summer for 1.40',
    ({ pricing }) =>
      void (pricing.seasons = [season('low', { minNights: 3 }), season('high', { rate: '1.40' })]),
    ['pricing.seasons[2].rate is 1.40 euros a night, 1.0 % of pricing.rate (140.00): should it be 140.00?'],
  ],
  [
    'weekends of a season with a zero too many',
    ({ pricing }) => {
      pricing.weekend = { days: ['friday'], rate: '150' };
      pricing.seasons = [season('high', { rate: '180', weekendRate: '2000' })];
    },
    [
      'pricing.seasons[1].weekendRate is 2000.00 euros a night, 14.3 times pricing.rate (140.00): should it be 200.00?',
    ],
  ],
  [
    'a season that is dear on purpose, perhaps',
    ({ pricing }) => void (pricing.seasons = [season('high', { rate: '600' })]),
    ['pricing.seasons[1].rate is 600.00 euros a night, 4.3 times pricing.rate (140.00): is this intended?'],
  ],
  [
    'discounts of more than half',
    ({ pricing }) => {
      pricing.discount.percentage = 99;
      pricing.lastMinute = { daysBefore: 3, percentage: 60 };
      pricing.early = { daysBefore: 90, percentage: 51 };
    },
    ['discount', 'lastMinute', 'early'].map(
      (name) =>
        expect.stringMatching(`^pricing.${name}.percentage is \\d+, more than half of the price`) as string,
    ),
  ],
  [
    'a share in the place of a percentage',
    ({ pricing }) => void Object.assign(pricing.discount, { percentage: '0.1' }),
    ['pricing.discount.percentage is 0.1, less than one percent: ten percent is written 10'],
  ],
  [
    'a low season with a discount that makes it cheap together',
    ({ pricing }) => {
      pricing.seasons = [season('low', { rate: '45' })];
      pricing.lastMinute = { daysBefore: 3, percentage: 40 };
    },
    [
      'pricing.lastMinute.percentage takes 40 % off the season "low" (45.00): a night costs 27.00 euros, 19.3 % of pricing.rate (140.00). Is this intended?',
    ],
  ],
  [
    'discounts that every stay has, or none',
    ({ pricing }) => {
      pricing.discount.minNights = 2;
      pricing.lastMinute = { daysBefore: 365, percentage: 10 };
      pricing.early = { daysBefore: 400, percentage: 10 };
    },
    [
      'pricing.discount.minNights is 2, and the shortest stay has 2 nights: every stay has the discount',
      'pricing.lastMinute.daysBefore is 365, and stays are booked at most 365 days ahead: every stay has the discount',
      'pricing.early.daysBefore is 400, more than stay.aheadDays (365): no stay has the discount',
    ],
  ],
  [
    'a discount for longer stays than there may be',
    ({ pricing }) => void (pricing.discount.minNights = 60),
    ['pricing.discount.minNights is 60, more than stay.maxNights (28): no stay has the discount'],
  ],
  [
    'cleaning and guests with the point in the wrong place',
    ({ pricing }) => {
      pricing.cleaning.amount = '4500';
      pricing.surcharge.amountPerGuestPerNight = '1500';
    },
    [
      'pricing.surcharge.amountPerGuestPerNight is 1500.00 euros for each guest and night, and a night costs 140.00 (pricing.rate): is this intended?',
      'pricing.cleaning.amount is 4500.00 euros, and a night costs 140.00 (pricing.rate): is this intended?',
    ],
  ],
  [
    'cleaning that is charged for each night',
    ({ pricing }) => void (pricing.cleaning.perNumberOfNights = 1),
    [
      'pricing.cleaning.perNumberOfNights is 1, less than stay.minNights (2): the shortest stay pays cleaning 2 times; once a stay is 28',
    ],
  ],
  [
    'a tourist tax of forty euros',
    (property) => void (property.touristTax = { amount: '40.00' }),
    ['touristTax.amount is 40.00 euros for each guest and night: is this intended?'],
  ],
  [
    'nights for nothing, which the site does not sell',
    ({ pricing }) => {
      pricing.rate = '0';
      pricing.weekend = { days: ['friday'], rate: '0.00' };
      pricing.seasons = [season('low', { rate: '0' }), season('high', { rate: '1', weekendRate: '0' })];
    },
    ['rate', 'weekend.rate', 'seasons[1].rate', 'seasons[2].weekendRate'].map(
      (field) =>
        `refused: pricing.${field} is 0: nights would be free of charge; to close nights, use "closed"`,
    ),
  ],
  [
    'discounts of the whole price, which the site does not give',
    ({ pricing }) => {
      pricing.discount.percentage = 100;
      pricing.lastMinute = { daysBefore: 3, percentage: 100 };
      pricing.early = { daysBefore: 90, percentage: 100 };
    },
    ['discount', 'lastMinute', 'early'].map(
      (name) => `refused: pricing.${name}.percentage is 100: nights would be free of charge`,
    ),
  ],
])('an error in %s is reported with the fix', async (_, change, expected) => {
  expect(await findPriceErrors(change)).toEqual(expected);
});
