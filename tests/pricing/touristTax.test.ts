import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteStay } from '../../server/host/pricing/index.ts';
import { anyPricing, daysAfter, terms } from './support.ts';

const now = new Date('2026-11-20T12:00:00Z');
const getStay = (nights: number, guestCount = 2) => ({
  startDate: '2027-05-03',
  endDate: daysAfter('2027-05-03', nights),
  guestCount,
});
const getTax = (touristTax: NonNullable<typeof terms.touristTax>, nights: number, guestCount?: number) =>
  quoteStay({ ...terms, touristTax }, getStay(nights, guestCount), now).touristTax;
const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('each guest pays the tax for each night', () => {
  expect(getTax({ amount: 4_00 }, 3)).toEqual({
    amount: euros(4_00),
    guests: 2,
    nights: 3,
    total: euros(24_00),
  });
});

test('the tax ends after the maximum number of nights of the municipality', () => {
  const tax = { amount: 4_00, maxNights: 7 };
  expect(getTax(tax, 6)?.total.amount).toBe(48_00);
  expect(getTax(tax, 7)?.total.amount).toBe(56_00);
  expect(getTax(tax, 8)).toMatchObject({ nights: 7, total: euros(56_00) });
});

test('the age is a setting and never guessed', () => {
  expect(getTax({ amount: 2_00, fromAge: 13 }, 2, 3)).toMatchObject({
    guests: 3,
    fromAge: 13,
    total: euros(12_00),
  });
});

test('a price is the same with a tax and without', () => {
  fc.assert(
    fc.property(anyPricing, fc.integer({ min: 1, max: 60 }), fc.nat(10_00), (pricing, nights, amount) => {
      const without = quoteStay({ ...terms, pricing }, getStay(nights), now);
      const { touristTax, ...rest } = quoteStay(
        { ...terms, pricing, touristTax: { amount } },
        getStay(nights),
        now,
      );
      expect(rest).toEqual(without);
      expect(touristTax?.total.amount).toBe(amount * 2 * nights);
    }),
  );
});
