import type { Money } from '../../../../contract/values/money.ts';
import { daysLater, type Nights } from '../../../../contract/values/nights.ts';
import { getArrivalRules, getNightPrice, getNights } from '../../../../contract/rules/seasons.ts';
import type { UnitContent } from '../../content/index.ts';
import { euros } from '../../pricing/index.ts';
import { withNightOverrides, type NightOverride } from '../../stays/nightOverrides.ts';

/** Adjacent nights with the same price and minimum stay, and what both are usually. */
export interface NightRates {
  start: string;
  end: string;
  price: Money;
  usualPrice: Money;
  minimumStay: number;
  usualMinimumStay: number;
}

/** The price of a night in cents, and the minimum stay for stays that begin on it. */
const getRules = ({ pricing, stay }: UnitContent, night: string) => ({
  price: getNightPrice(night, pricing).rate,
  minimumStay: getArrivalRules(night, stay, pricing.seasons).minNights,
});

/** Whether a night continues a range with the same prices and minimum stays. */
const continues = (last: NightRates | undefined, next: NightRates): last is NightRates =>
  last !== undefined &&
  last.end === next.start &&
  last.price.amount === next.price.amount &&
  last.usualPrice.amount === next.usualPrice.amount &&
  last.minimumStay === next.minimumStay &&
  last.usualMinimumStay === next.usualMinimumStay;

/** Returns the prices and minimum stays of some nights of a property; adjacent nights with the same ones are merged. */
export function getNightRates(
  unit: UnitContent,
  overrides: readonly NightOverride[],
  { start, end }: Nights,
): NightRates[] {
  const offered = withNightOverrides(unit, overrides);
  const merged: NightRates[] = [];
  for (const night of getNights(start, end)) {
    const usual = getRules(unit, night);
    const { price, minimumStay } = offered === unit ? usual : getRules(offered, night);
    const next = {
      start: night,
      end: daysLater(night, 1),
      price: euros(price),
      usualPrice: euros(usual.price),
      minimumStay,
      usualMinimumStay: usual.minimumStay,
    };
    const last = merged.at(-1);
    if (continues(last, next)) last.end = next.end;
    else merged.push(next);
  }
  return merged;
}
