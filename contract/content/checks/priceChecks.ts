import type { ContentIssue, FieldPath, IssueParams } from '../issues.ts';
import type { PropertyFile } from '../property.ts';

type Pricing = PropertyFile['pricing'];

/** The price of a night, with its field. */
interface NightPrice {
  readonly path: FieldPath;
  readonly cents: number;
  /** The nights that have it, and the name of their season, in the message about a discount. */
  readonly night: 'usual' | 'season' | 'weekend';
  readonly season: string;
}

/** A discount on the nights of a stay, with its field. */
interface Discount {
  readonly path: FieldPath;
  readonly percentage: number;
}

/** The field of the usual rate. */
export const rateField: FieldPath = ['pricing', 'rate'];
/** A rate outside these limits is probably wrong, in cents. */
const [lowRate, highRate] = [10_00, 2_000_00];
/** The price of a night is probably wrong if it is outside these multiples of the usual rate. */
const leastTimes = 1 / 4;
export const mostTimes = 4;
/** A discount above this percentage is probably wrong. */
const mostDiscount = 50;

export const toEuros = (cents: number): number => cents / 100;

/** The prices that nights can have. */
function nightPrices({ rate, weekend, seasons = [] }: Pricing): NightPrice[] {
  const at = (
    cents: number | undefined,
    path: FieldPath,
    night: NightPrice['night'] = 'usual',
    season = '',
  ): NightPrice[] => (cents === undefined ? [] : [{ cents, path: ['pricing', ...path], night, season }]);
  return [
    ...at(rate, ['rate']),
    ...at(weekend?.rate, ['weekend', 'rate']),
    ...seasons.flatMap((season, index) => [
      ...at(season.rate, ['seasons', index, 'rate'], 'season', season.name),
      ...at(season.weekendRate, ['seasons', index, 'weekendRate'], 'weekend', season.name),
    ]),
  ];
}

const getDiscounts = (pricing: Pricing): Discount[] =>
  (['discount', 'lastMinute', 'early'] as const).flatMap((name) => {
    const { percentage } = pricing[name] ?? {};
    return percentage === undefined ? [] : [{ path: ['pricing', name, 'percentage'], percentage }];
  });

/**
 * Finds nights that would be free of charge. This is never intended, and each booking binds the host; therefore the
 * site does not start.
 */
export const findPriceErrors = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...nightPrices(pricing)
    .filter(({ cents }) => cents === 0)
    .map(({ path }) => ({ path, code: 'freeNights', params: { closed: ['closed'] } }) as const),
  ...getDiscounts(pricing)
    .filter(({ percentage }) => percentage === 100)
    .map(({ path }) => ({ path, code: 'freeDiscount' }) as const),
];

/** Suggests the intended amount if the decimal point is probably misplaced. */
export function movedPoint(cents: number, rate: number): { fix: 'amount' | 'none'; meant: number } {
  const meant = [cents * 100, cents / 100, cents * 10, cents / 10].find(
    (moved) => moved >= rate / 2 && moved <= rate * 2,
  );
  return { fix: meant === undefined ? 'none' : 'amount', meant: toEuros(meant ?? 0) };
}

/** Compares a price with the usual rate, as the arguments of a message. */
function compareWithRate(cents: number, rate: number): IssueParams {
  const factor = cents / rate;
  const relation = factor >= 1 ? { relation: 'times', factor } : { relation: 'share', factor: factor * 100 };
  return { ...relation, amount: toEuros(cents), rate: toEuros(rate), rateField };
}

const isFar = (cents: number, rate: number) => cents < rate * leastTimes || cents > rate * mostTimes;
/** Whether a rate is plausible, so that other prices can be compared with it. */
export const isUsual = (rate: number): boolean => rate >= lowRate && rate <= highRate;

function aboutNights(pricing: Pricing): ContentIssue[] {
  const { rate } = pricing;
  if (!isUsual(rate)) return [{ path: rateField, code: 'unusualRate', params: { amount: toEuros(rate) } }];
  return nightPrices(pricing)
    .filter(({ cents }) => isFar(cents, rate))
    .map(({ path, cents }) => ({
      path,
      code: 'unusualNightPrice',
      params: { ...compareWithRate(cents, rate), ...movedPoint(cents, rate) },
    }));
}

function aboutPercentages(pricing: Pricing): ContentIssue[] {
  return getDiscounts(pricing).flatMap(({ path, percentage }): ContentIssue[] => {
    const params = { percentage };
    if (percentage > mostDiscount) return [{ path, code: 'discountOverHalf', params }];
    return percentage > 0 && percentage < 1 ? [{ path, code: 'discountBelowOne', params }] : [];
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
  const { path, percentage } = highest;
  const cents = Math.round(lowest.cents * (1 - percentage / 100));
  if (cents >= rate * leastTimes) return [];
  const { night, season, path: lowestField } = lowest;
  const params = {
    ...compareWithRate(cents, rate),
    percentage,
    night,
    season,
    lowestField,
    lowest: toEuros(lowest.cents),
  };
  return [{ path, code: 'cheapWithDiscount', params }];
}

/** Finds prices of nights and discounts that are probably wrong. */
export const findNightPriceWarnings = ({ pricing }: PropertyFile): ContentIssue[] => [
  ...aboutNights(pricing),
  ...aboutPercentages(pricing),
  ...aboutBoth(pricing),
];
