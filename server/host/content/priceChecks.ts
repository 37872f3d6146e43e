import type { ContentIssue } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';

type Pricing = PropertyFile['pricing'];

/** The price of a night, with its field. */
interface NightPrice {
  readonly field: readonly unknown[];
  readonly cents: number;
  /** Its name in a sentence. */
  readonly name: string;
}

/** A discount on the nights of a stay, with its field. */
interface Discount {
  readonly name: 'discount' | 'lastMinute' | 'early';
  readonly percentage: number;
}

/** A rate outside these limits is probably wrong, in cents. */
const [lowRate, highRate] = [10_00, 2_000_00];
/** The price of a night is probably wrong if it is outside these multiples of the usual rate. */
const leastTimes = 1 / 4;
export const mostTimes = 4;
/** A discount above this percentage is probably wrong. */
const mostDiscount = 50;

/** Formats cents as euros. */
export const euros = (cents: number) => (cents / 100).toFixed(2);

/** The prices that nights can have. */
function nightPrices({ rate, weekend, seasons = [] }: Pricing): NightPrice[] {
  const at = (cents: number | undefined, field: readonly unknown[], name: string): NightPrice[] =>
    cents === undefined ? [] : [{ cents, field: ['pricing', ...field], name }];
  return [
    ...at(rate, ['rate'], 'pricing.rate'),
    ...at(weekend?.rate, ['weekend', 'rate'], 'pricing.weekend.rate'),
    ...seasons.flatMap((season, index) => [
      ...at(season.rate, ['seasons', index, 'rate'], `the season "${season.name}"`),
      ...at(season.weekendRate, ['seasons', index, 'weekendRate'], `weekends of the season "${season.name}"`),
    ]),
  ];
}

const getDiscounts = ({ discount, lastMinute, early }: Pricing): Discount[] => [
  { name: 'discount', percentage: discount.percentage },
  ...(lastMinute ? [{ name: 'lastMinute', percentage: lastMinute.percentage } as const] : []),
  ...(early ? [{ name: 'early', percentage: early.percentage } as const] : []),
];

const percentageField = ({ name }: Discount) => ['pricing', name, 'percentage'];

/**
 * Finds nights that would be free of charge. This is never intended, and each booking binds the host; therefore the
 * site does not start.
 */
export const findPriceErrors = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...nightPrices(pricing)
    .filter(({ cents }) => cents === 0)
    .map(({ field }) => ({
      field,
      text: 'is 0: nights would be free of charge; to close nights, use "closed"',
    })),
  ...getDiscounts(pricing)
    .filter(({ percentage }) => percentage === 100)
    .map((discount) => ({
      field: percentageField(discount),
      text: 'is 100: nights would be free of charge',
    })),
];

/** Suggests the intended amount if the decimal point is probably misplaced. */
export function movedPoint(cents: number, rate: number): string {
  const meant = [cents * 100, cents / 100, cents * 10, cents / 10].find(
    (moved) => moved >= rate / 2 && moved <= rate * 2,
  );
  return meant === undefined ? 'is this intended?' : `should it be ${euros(meant)}?`;
}

const times = (cents: number, rate: number) => {
  const factor = cents / rate;
  return factor >= 1 ? `${factor.toFixed(1)} times` : `${(factor * 100).toFixed(1)} % of`;
};

const isFar = (cents: number, rate: number) => cents < rate * leastTimes || cents > rate * mostTimes;

/** Whether a rate is plausible, so that other prices can be compared with it. */
export const isUsual = (rate: number) => rate >= lowRate && rate <= highRate;

function aboutNights({ rate, ...pricing }: Pricing): ContentIssue[] {
  const field = ['pricing', 'rate'];
  if (!isUsual(rate)) return [{ field, text: `is ${euros(rate)} euros a night: is this intended?` }];
  return nightPrices({ rate, ...pricing })
    .filter(({ cents }) => isFar(cents, rate))
    .map(({ field: own, cents }) => ({
      field: own,
      text: `is ${euros(cents)} euros a night, ${times(cents, rate)} pricing.rate (${euros(rate)}): ${movedPoint(cents, rate)}`,
    }));
}

function aboutPercentages(pricing: Pricing): ContentIssue[] {
  return getDiscounts(pricing).flatMap((discount): ContentIssue[] => {
    const { percentage } = discount;
    const field = percentageField(discount);
    if (percentage > mostDiscount)
      return [{ field, text: `is ${percentage}, more than half of the price: is this intended?` }];
    return percentage > 0 && percentage < 1
      ? [{ field, text: `is ${percentage}, less than one percent: ten percent is written 10` }]
      : [];
  });
}

/**
 * Checks the lowest price of a night with the highest discount, if neither of them has a warning of its own. Discounts
 * do not add up: a stay gets the highest one that applies.
 */
function aboutBoth(pricing: Pricing): ContentIssue[] {
  const { rate } = pricing;
  const sound = nightPrices(pricing).filter(({ cents }) => !isFar(cents, rate));
  const lowest = sound.toSorted((a, b) => a.cents - b.cents)[0];
  const [highest] = getDiscounts(pricing)
    .filter(({ percentage }) => percentage <= mostDiscount)
    .toSorted((a, b) => b.percentage - a.percentage);
  if (!lowest || !highest) return [];
  const cents = Math.round(lowest.cents * (1 - highest.percentage / 100));
  if (cents >= rate * leastTimes) return [];
  const text =
    `takes ${highest.percentage} % off ${lowest.name} (${euros(lowest.cents)}): a night costs ${euros(cents)} euros, ` +
    `${times(cents, rate)} pricing.rate (${euros(rate)}). Is this intended?`;
  return [{ field: percentageField(highest), text }];
}

/** Finds prices of nights and discounts that are probably wrong. */
export const findNightPriceWarnings = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...aboutNights(pricing),
  ...aboutPercentages(pricing),
  ...aboutBoth(pricing),
];
