import type { PricingRules, RentalUnit } from '../rentalUnit.ts';
import { daysLater, nightsBetween } from './nights.ts';
import { getWeekday, type Weekday } from './weekdays.ts';

export type Season = NonNullable<PricingRules['seasons']>[number];

type Dates = Pick<Season, 'from' | 'to'>;

/** Whether a season comes every year (`MM-DD`), or once (`YYYY-MM-DD`). */
export const isYearly = ({ from }: Dates): boolean => from.length === 5;

/**
 * Whether a night is in a season, its first and its last included. Text sorts in the order of the calendar; a yearly
 * season whose end comes before its beginning goes on over the end of the year. One from or to 29 February holds in a
 * common year too: it begins with 1 March, or ends with 28 February.
 */
export function isInSeason(night: string, { from, to }: Dates): boolean {
  if (!isYearly({ from, to })) return from <= night && night <= to;
  const day = night.slice(5);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** The season of a date: one that comes once is over one that comes every year. */
function findSeason(date: string, seasons: readonly Season[] = []): Season | undefined {
  const found = seasons.filter((season) => isInSeason(date, season));
  return found.find((season) => !isYearly(season)) ?? found[0];
}

/** What one night costs, in cents, and by what: the name of the season, and whether it counts as weekend. */
export interface NightPrice {
  readonly rate: number;
  readonly season?: string;
  readonly isWeekend: boolean;
}

type Rates = Pick<PricingRules, 'rate' | 'weekend' | 'seasons'>;

const getRates = (season: Season | undefined, { rate, weekend }: Omit<Rates, 'seasons'>) => ({
  ofWeek: season?.rate ?? rate,
  ofWeekend: season?.weekendRate ?? (season?.rate === undefined ? weekend?.rate : undefined),
});

/**
 * The price of the night that begins on a date. A season's own rates are over the usual ones: one with a rate and no
 * weekend rate costs the same every night, one with neither costs what nights cost out of season.
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

/** Whether what a night costs depends on its date. */
export const hasSeveralRates = ({ rate, weekend, seasons = [] }: Rates): boolean =>
  [weekend?.rate, ...seasons.flatMap((one) => [one.rate, one.weekendRate])].some(
    (other) => other !== undefined && other !== rate,
  );

/** The nights of a leap year: it has every night that a season of every year can hold. */
export const nightsOfAnyYear = (): string[] => getNights('2028-01-01', '2029-01-01');

/** The lowest price of a night, in cents, that some night has every year: seasons can leave none at the usual one. */
export function lowestRate({ seasons = [], ...usual }: Rates): number {
  const yearly = seasons.filter(isYearly);
  // Only there can prices change.
  const changes = yearly.flatMap(({ from, to }) => [`2028-${from}`, daysLater(`2028-${to}`, 1)]);
  const rates = ['2028-01-01', ...changes].flatMap((night) => {
    const { ofWeek, ofWeekend = ofWeek } = getRates(findSeason(night, yearly), usual);
    return [ofWeek, ofWeekend];
  });
  return Math.min(...rates);
}

/** How a stay may begin on a date, and how many nights it has then at least. */
export interface ArrivalRules {
  readonly minNights: number;
  /** Undefined where a stay may begin on any day of the week. */
  readonly arrivalDays: readonly Weekday[] | undefined;
  /** Whether the season asks for more nights than the property does. */
  readonly isOfSeason: boolean;
}

/** The rules for stays that begin on a date: those of its season, else those of the property. */
export function getArrivalRules(
  date: string,
  stay: Pick<RentalUnit['stay'], 'minNights' | 'arrivalDays'>,
  seasons: readonly Season[] | undefined,
): ArrivalRules {
  const season = findSeason(date, seasons);
  return {
    minNights: season?.minNights ?? stay.minNights,
    arrivalDays: season?.arrivalDays ?? stay.arrivalDays,
    isOfSeason: season?.minNights !== undefined,
  };
}

/** Why the nights of a stay cost less. */
export type DiscountReason = 'long_stay' | 'last_minute' | 'early';

/**
 * The one discount on the nights of a stay: where several could be had, the highest percentage, which is the best for
 * the guest. `today` and the stay are dates on the property's calendar.
 */
export function findDiscount(
  { discount, lastMinute, early }: Pick<PricingRules, 'discount' | 'lastMinute' | 'early'>,
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

/** The dates of the nights `[startDate, endDate)`, each once. */
export const getNights = (startDate: string, endDate: string): string[] =>
  Array.from({ length: nightsBetween(startDate, endDate) }, (_, night) => daysLater(startDate, night));
