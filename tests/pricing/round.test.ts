import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { euros, getPercentageAmount, sumAmounts } from '../../contract/rules/round.ts';

test.each([
  [125, 10, 13],
  [124, 10, 12],
  [126, 10, 13],
  [1, 50, 1],
  [999, 33.33, 333],
  [100_05, 12.5, 12_51],
  [2_01, 50, 1_01],
  [12_345, 100, 12_345],
  [12_345, 0, 0],
])('a half cent is rounded up: of %i cents, %d percent is %i', (amount, percentage, share) => {
  expect(getPercentageAmount(amount, percentage)).toBe(share);
});

test.each([
  [-125, 10, -12],
  [-124, 10, -12],
  [-126, 10, -13],
  [-1, 50, 0],
  [-3, 50, -1],
])(
  'up means towards plus infinity, for a discount too: of %i cents, %d percent is %i',
  (amount, percentage, share) => {
    expect(getPercentageAmount(amount, percentage)).toBe(share);
  },
);

test('a share differs from the exact value by at most half a cent, which is rounded up', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amount, hundredths, (amount, hundredths) => {
      const share = getPercentageAmount(amount, hundredths / 100);
      const difference = BigInt(share) * 10_000n - BigInt(amount) * BigInt(hundredths);
      expect(Number.isSafeInteger(share)).toBe(true);
      expect(difference).toBeGreaterThan(-5_000n);
      expect(difference).toBeLessThanOrEqual(5_000n);
    }),
  );
});

test('cents are euros, and add up', () => {
  expect(euros(12_345)).toEqual({ amount: 12_345, currency: 'EUR' });
  expect(sumAmounts([euros(5), euros(-2), euros(10)])).toBe(13);
  expect(sumAmounts([])).toBe(0);
});
