import * as v from 'valibot';
import { findSeason, getNightPrice, getNights } from '../rules/seasons.ts';
import type { PropertyDocument } from './checks/checkDocument.ts';
import { readField } from './documentFields.ts';
import { pricing } from './priceRules.ts';

export type Pricing = v.InferOutput<typeof pricing>;

/** Returns the prices of a document; undefined if they are incomplete or have errors. */
export function readPricing(document: PropertyDocument): Pricing | undefined {
  const { success, output } = v.safeParse(pricing, readField(document, ['property', 'pricing']));
  return success ? output : undefined;
}

/** Returns the same month, `YYYY-MM`, some years later. */
export const addYears = (month: string, years: number): string =>
  `${Number(month.slice(0, 4)) + years}${month.slice(4)}`;

/** A night with its price in cents. */
export interface YearNight {
  /** The date on which it begins, `YYYY-MM-DD`. */
  readonly date: string;
  readonly rate: number;
  /** The index of its season in the document; undefined outside of seasons. */
  readonly season: number | undefined;
  readonly isWeekend: boolean;
}

/** Returns the nights of twelve months, by the price rules of the site. `month` is the first one, `YYYY-MM`. */
export function getPriceYear(prices: Pricing, month: string): YearNight[][] {
  const { seasons = [] } = prices;
  const nights = getNights(`${month}-01`, `${addYears(month, 1)}-01`).map((date): YearNight => {
    const { rate, isWeekend } = getNightPrice(date, prices);
    const season = findSeason(date, seasons);
    return { date, rate, season: season && seasons.indexOf(season), isWeekend };
  });
  return [...Map.groupBy(nights, ({ date }) => date.slice(0, 7)).values()];
}
