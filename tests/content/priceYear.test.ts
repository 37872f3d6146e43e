import { expect, test } from 'vitest';
import type { PropertyDocument } from '../../contract/content/checks/checkDocument.ts';
import { getPriceYear, readPricing } from '../../contract/content/priceYear.ts';

const createDocument = (pricing: unknown): PropertyDocument => ({ property: { pricing }, texts: {} });

const pricing = {
  rate: '140.00',
  weekend: { days: ['friday', 'saturday'], rate: '160' },
  seasons: [
    { name: 'summer', from: '06-15', to: '09-14', rate: '180.00' },
    { name: 'new-year', from: '12-28', to: '01-02', minNights: '4' },
    { name: 'fair', from: '2027-07-10', to: '2027-07-12', rate: '300' },
  ],
  cleaning: { amount: '45', perNumberOfNights: '7' },
  surcharge: { amountPerGuestPerNight: '15', includedGuests: '2' },
  discount: { percentage: '10', minNights: '7' },
};

test('a year has the price and the season of every night', () => {
  const months = getPriceYear(readPricing(createDocument(pricing))!, '2027-01');
  expect(months.map((nights) => nights.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  const find = (date: string) => months.flat().find((night) => night.date === date);
  expect(find('2027-03-01')).toMatchObject({ rate: 14_000, season: undefined, isWeekend: false });
  expect(find('2027-03-05')).toMatchObject({ rate: 16_000, isWeekend: true });
  expect(find('2027-06-15')).toMatchObject({ rate: 18_000, season: 0 });
  expect(find('2027-07-11')).toMatchObject({ rate: 30_000, season: 2 });
  expect(find('2027-01-02')).toMatchObject({ rate: 16_000, season: 1, isWeekend: true });
  expect(find('2027-12-28')).toMatchObject({ rate: 14_000, season: 1 });
});

test('incomplete prices have no year', () => {
  expect(readPricing(createDocument({ rate: '140' }))).toBeUndefined();
  expect(readPricing(createDocument({ ...pricing, rate: '140,00' }))).toBeUndefined();
  expect(readPricing({ property: undefined, texts: {} })).toBeUndefined();
});
