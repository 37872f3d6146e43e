import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { priceLines } from '../../server/host/pricing/lines.ts';
import { anyPricing, daysAfter, pricing, terms } from './support.ts';

const today = '2027-01-10';
const startDate = '2027-03-01';
const getStay = (nights: number, guestCount: number) => ({
  startDate,
  endDate: daysAfter(startDate, nights),
  guestCount,
});

const amounts = (nights: number, guestCount: number) =>
  priceLines(pricing, getStay(nights, guestCount), today).map(({ kind, quantity, unitAmount, amount }) => [
    kind,
    quantity,
    unitAmount.amount,
    amount.amount,
  ]);

test('two guests for six nights pay the nights and one cleaning', () => {
  expect(amounts(6, 2)).toEqual([
    ['nights', 6, 100_00, 600_00],
    ['cleaning', 1, 30_00, 30_00],
  ]);
});

test('the seventh night adds the discount, the eighth a second cleaning', () => {
  expect(amounts(7, 2)).toEqual([
    ['nights', 7, 100_00, 700_00],
    ['cleaning', 1, 30_00, 30_00],
    ['discount', 1, -70_00, -70_00],
  ]);
  expect(amounts(8, 2)).toContainEqual(['cleaning', 2, 30_00, 60_00]);
});

test('additional guests pay for each night, and get no discount', () => {
  expect(amounts(7, 4)).toEqual([
    ['nights', 7, 100_00, 700_00],
    ['cleaning', 1, 30_00, 30_00],
    ['extra_guests', 14, 10_00, 140_00],
    ['discount', 1, -70_00, -70_00],
  ]);
});

test('a discount of half a cent is rounded up, that is, towards zero', () => {
  const odd = { ...pricing, rate: 125, discount: { percentage: 10, minNights: 1 } };
  expect(priceLines(odd, getStay(1, 1), today)).toContainEqual({
    kind: 'discount',
    quantity: 1,
    unitAmount: { amount: -12, currency: 'EUR' },
    amount: { amount: -12, currency: 'EUR' },
  });
});

test('items without a price have no line, except the nights', () => {
  const free = {
    ...pricing,
    rate: 0,
    cleaning: { amount: 0, perNumberOfNights: 7 },
    surcharge: { amountPerGuestPerNight: 0, includedGuests: 1 },
  };
  expect(priceLines(free, getStay(10, 4), today).map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['nights', 0],
  ]);
});

test('lines add up to the total, and each is its quantity times its unit price', () => {
  const stay = fc.record({
    nights: fc.integer({ min: 1, max: 365 }),
    guestCount: fc.integer({ min: 1, max: 16 }),
  });
  fc.assert(
    fc.property(anyPricing, stay, (pricing, { nights, guestCount }) => {
      const quote = quoteStay(
        { ...terms, pricing },
        getStay(nights, guestCount),
        new Date('2026-11-20T12:00:00Z'),
      );
      expect(quote.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(quote.total.amount);
      expect(quote.total.amount).toBeGreaterThanOrEqual(0);
      for (const { kind, quantity, unitAmount, amount } of quote.lines) {
        expect(quantity * unitAmount.amount).toBe(amount.amount);
        expect(Number.isSafeInteger(amount.amount)).toBe(true);
        expect(amount.amount < 0).toBe(kind === 'discount');
      }
    }),
  );
});
