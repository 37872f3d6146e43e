import type { ContentIssue } from './contentErrors.ts';
import type { PropertyFile } from './property.ts';

type Pricing = PropertyFile['pricing'];

/** A price of a night, with its field. */
interface NightPrice {
  readonly field: readonly unknown[];
  readonly cents: number;
  /** How a sentence calls it. */
  readonly name: string;
}

/** A discount on the nights of a stay, with its field. */
interface Discount {
  readonly name: 'discount' | 'lastMinute' | 'early';
  readonly percentage: number;
}

/** A rate below or above these is hardly that of a home, in cents. */
const [lowRate, highRate] = [10_00, 2_000_00];
/** The price of a night is hardly less or more than these times the usual one. */
const leastTimes = 1 / 4;
export const mostTimes = 4;
/** Discounts above this percentage are hardly meant. */
const mostDiscount = 50;

/** An amount of cents, in euros. */
export const euros = (cents: number) => (cents / 100).toFixed(2);

/** What each night may cost. */
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

/** Nights that would be sold for nothing. Nobody means that, and each booking binds the host: the site does not start. */
export const findPriceErrors = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...nightPrices(pricing)
    .filter(({ cents }) => cents === 0)
    .map(({ field }) => ({
      field,
      text: 'is 0: nights would be sold for nothing; close nights with "closed"',
    })),
  ...getDiscounts(pricing)
    .filter(({ percentage }) => percentage === 100)
    .map((discount) => ({
      field: percentageField(discount),
      text: 'is 100: nights would be sold for nothing',
    })),
];

/** The amount that was probably meant where the decimal point is in the wrong place. */
export function movedPoint(cents: number, rate: number): string {
  const meant = [cents * 100, cents / 100, cents * 10, cents / 10].find(
    (moved) => moved >= rate / 2 && moved <= rate * 2,
  );
  return meant === undefined ? 'is that meant?' : `should it be ${euros(meant)}?`;
}

const times = (cents: number, rate: number) => {
  const factor = cents / rate;
  return factor >= 1 ? `${factor.toFixed(1)} times` : `${(factor * 100).toFixed(1)} % of`;
};

const isFar = (cents: number, rate: number) => cents < rate * leastTimes || cents > rate * mostTimes;

/** Whether a rate is that of a home, so that other prices can be compared with it. */
export const isUsual = (rate: number) => rate >= lowRate && rate <= highRate;

function aboutNights({ rate, ...pricing }: Pricing): ContentIssue[] {
  const field = ['pricing', 'rate'];
  if (!isUsual(rate)) return [{ field, text: `is ${euros(rate)} euros a night: is that meant?` }];
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
      return [{ field, text: `is ${percentage}, more than half of the price: is that meant?` }];
    return percentage > 0 && percentage < 1
      ? [{ field, text: `is ${percentage}, less than one percent: ten percent is written 10` }]
      : [];
  });
}

/**
 * The lowest price of a night with the highest discount, where neither of them is odd by itself. Discounts never add up:
 * a stay has the highest one that it could have.
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
    `takes ${highest.percentage} % off ${lowest.name} (${euros(lowest.cents)}): a night for ${euros(cents)} euros, ` +
    `${times(cents, rate)} pricing.rate (${euros(rate)}). Is that meant?`;
  return [{ field: percentageField(highest), text }];
}

/** Prices of nights and discounts that are probably not meant as they are written. */
export const findNightPriceWarnings = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...aboutNights(pricing),
  ...aboutPercentages(pricing),
  ...aboutBoth(pricing),
];
