import type { Money } from '../values/money.ts';

/** Converts integer cents to the contract's money. */
export const euros = (amount: number): Money => ({ amount, currency: 'EUR' });

/** The sum of amounts, in cents. */
export const sumAmounts = (amounts: readonly Money[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * A share of an amount, in cents, rounded half up: an exact half goes towards plus infinity, for
 * negative amounts as well (10 % of 125 is 13, 10 % of −125 is −12). Percentages count to two decimals.
 * Exact for amounts up to 10 million euros.
 */
export function getPercentageAmount(amount: number, percentage: number): number {
  const scaled = amount * Math.round(percentage * 100) * 2 + 10_000;
  return Math.floor(scaled / 20_000);
}
