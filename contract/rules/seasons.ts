import { daysLater, nightsBetween } from '../values/nights.ts';
import { getWeekday, type Weekday } from '../values/weekdays.ts';

/** A season with its own prices, in cents, or rules, from its first to its last night. */
export interface Season {
  name: string;
  from: string;
  to: string;
  rate?: number | undefined;
  weekendRate?: number | undefined;
  minNights?: number | undefined;
  arrivalDays?: Weekday[] | undefined;
}

type Dates = Pick<Season, 'from' | 'to'>;

/** Whether a season is yearly (`MM-DD`) or happens once (`YYYY-MM-DD`). */
export const isYearly = ({ from }: Dates): boolean => from.length === 5;

/**
 * Whether a night is in a season, including the first and the last night. Dates sort chronologically as text; a yearly
 * season whose end is before its beginning extends into the next year. In years without 29 February, a season from or
 * to that day begins on 1 March or ends on 28 February.
 */
export function isInSeason(night: string, { from, to }: Dates): boolean {
  if (!isYearly({ from, to })) return from <= night && night <= to;
  const day = night.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Returns the season of a date; a season with a year takes precedence over a yearly one. */
export function findSeason<S extends Season>(date: string, seasons: readonly S[] = []): S | undefined {
  const found = seasons.filter((season) => isInSeason(date, season));
  return found.find((season) => !isYearly(season)) ?? found[0];
}

/** The price of one night in cents, the name of its season, and whether it is a weekend price. */
export interface NightPrice {
  readonly rate: number;
  readonly season?: string;
  readonly isWeekend: boolean;
}

/** The usual price of a night in cents, that of a weekend night, and the seasons. */
interface Rates {
  readonly rate: number;
  readonly weekend?: { readonly days: readonly Weekday[]; readonly rate: number } | undefined;
  readonly seasons?: readonly Season[] | undefined;
}

const getRates = (season: Season | undefined, { rate, weekend }: Omit<Rates, 'seasons'>) => ({
  ofWeek: season?.rate ?? rate,
  ofWeekend: season?.weekendRate ?? (season?.rate === undefined ? weekend?.rate : undefined),
});

/**
 * Returns the price of the night that begins on a date. The rates of the season take precedence: with a rate but no
 * weekend rate, all nights cost the same; with neither, the usual rates apply.
 */
export function getNightPrice(date: string, { rate, weekend, seasons }: Rates): NightPrice {
  const season = findSeason(date, seasons);
  const { ofWeek, ofWeekend } = getRates(season, { rate, weekend });
  const isWeekend =
    ofWeekend !== undefined && ofWeekend !== ofWeek && weekend?.days.includes(getWeekday(date)) === true;
  const isOfSeason = isWeekend ? season?.weekendRate !== undefined : season?.rate !== undefined;
  return {
    rate: isWeekend ? ofWeekend : ofWeek,
    ...(season && isOfSeason && { season: season.name }),
    isWeekend,
  };
}

/** Whether the price of a night depends on its date. */
export const hasSeveralRates = ({ rate, weekend, seasons = [] }: Rates): boolean =>
  [weekend?.rate, ...seasons.flatMap((one) => [one.rate, one.weekendRate])].some(
    (other) => other !== undefined && other !== rate,
  );

/**
 * Returns the lowest price of a night in cents that occurs every year; seasons may cover all nights with the usual
 * rate.
 */
export function lowestRate({ seasons = [], ...usual }: Rates): number {
  const yearly = seasons.filter(isYearly);
  // Prices change only on these dates.
  const changes = yearly.flatMap(({ from, to }) => [`2028-${from}`, daysLater(`2028-${to}`, 1)]);
  const rates = ['2028-01-01', ...changes].flatMap((night) => {
    const { ofWeek, ofWeekend = ofWeek } = getRates(findSeason(night, yearly), usual);
    return [ofWeek, ofWeekend];
  });
  return Math.min(...rates);
}

/** The check-in days and the minimum stay for a date. */
export interface ArrivalRules {
  readonly minNights: number;
  /** Undefined if stays may begin on any day of the week. */
  readonly arrivalDays: readonly Weekday[] | undefined;
  /** Whether the minimum stay comes from the season. */
  readonly isOfSeason: boolean;
}

/** Returns the check-in rules of a date: those of its season, otherwise those of the property. */
export function getArrivalRules(
  date: string,
  stay: { readonly minNights: number; readonly arrivalDays?: readonly Weekday[] | undefined },
  seasons: readonly Season[] | undefined,
): ArrivalRules {
  const season = findSeason(date, seasons);
  return {
    minNights: season?.minNights ?? stay.minNights,
    arrivalDays: season?.arrivalDays ?? stay.arrivalDays,
    isOfSeason: season?.minNights !== undefined,
  };
}

/** The reason for a discount on the nights of a stay. */
export type DiscountReason = 'long_stay' | 'last_minute' | 'early';

interface DiscountByDays {
  readonly daysBefore: number;
  readonly percentage: number;
}

interface Discounts {
  readonly discount: { readonly percentage: number; readonly minNights: number };
  readonly lastMinute?: DiscountByDays | undefined;
  readonly early?: DiscountByDays | undefined;
}

/**
 * Returns the discount on the nights of a stay: the highest percentage of all that apply. `today` and the stay are
 * dates in the property's time zone.
 */
export function findDiscount(
  { discount, lastMinute, early }: Discounts,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  today: string,
): { readonly reason: DiscountReason; readonly percentage: number } | undefined {
  const daysUntilArrival = nightsBetween(today, startDate);
  const all = [
    { reason: 'long_stay', rule: discount, holds: nightsBetween(startDate, endDate) >= discount.minNights },
    {
      reason: 'last_minute',
      rule: lastMinute,
      holds: lastMinute && daysUntilArrival <= lastMinute.daysBefore,
    },
    { reason: 'early', rule: early, holds: early && daysUntilArrival >= early.daysBefore },
  ] as const;
  const [best] = all
    .flatMap(({ reason, rule, holds }) => (holds && rule ? [{ reason, percentage: rule.percentage }] : []))
    .toSorted((a, b) => b.percentage - a.percentage);
  return best && best.percentage > 0 ? best : undefined;
}

/** Returns the dates of the nights `[startDate, endDate)`. */
export const getNights = (startDate: string, endDate: string): string[] =>
  Array.from({ length: nightsBetween(startDate, endDate) }, (_, night) => daysLater(startDate, night));
