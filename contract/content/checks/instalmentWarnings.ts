import type { ContentIssue } from '../issues.ts';
import type { PropertyFile } from '../property.ts';

/** The minimum charge of Stripe in cents (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const leastCharge = 50;

const least = (first: number, ...others: readonly (number | undefined)[]) =>
  Math.min(first, ...others.filter((one) => one !== undefined));

/**
 * The minimum total of a stay in cents: the shortest stay at the lowest price of a night, with the highest discount.
 */
function leastTotal({ pricing, stay }: PropertyFile): number {
  const { rate, weekend, seasons = [], cleaning, discount, lastMinute, early } = pricing;
  const rates = seasons.flatMap((season) => [season.rate, season.weekendRate]);
  const nights = least(stay.minNights, ...seasons.map(({ minNights }) => minNights));
  const percentage = Math.max(
    nights >= discount.minNights ? discount.percentage : 0,
    lastMinute?.percentage ?? 0,
    early?.percentage ?? 0,
  );
  return least(rate, weekend?.rate, ...rates) * nights * (1 - percentage / 100) + cleaning.amount;
}

/** Finds instalments that could be too small to be charged to a card. */
export function findInstalmentWarnings(property: PropertyFile): ContentIssue[] {
  const total = leastTotal(property);
  return property.paymentOptions.flatMap(({ schedule }, option) =>
    schedule.flatMap(({ percentage }, index): ContentIssue[] => {
      const part = (total * percentage) / 100;
      if (part >= leastCharge) return [];
      const params = { amount: part / 100, total: total / 100, least: leastCharge / 100 };
      const path = ['paymentOptions', option, 'schedule', index, 'percentage'];
      return [{ path, code: 'instalmentTooSmall', params }];
    }),
  );
}
