import type { Money } from '../../../contract/primitives.ts';
import { daysLater, type Nights } from '../../../contract/rules/nights.ts';
import { getArrivalRules, getNightPrice, getNights } from '../../../contract/rules/seasons.ts';
import type { UnitContent } from '../content/index.ts';
import { euros } from '../pricing/index.ts';
import { withNightOverrides, type NightOverride } from '../stays/nightOverrides.ts';

/** Adjacent nights with the same price and minimum stay, and what both are usually. */
export interface NightRates {
  start: string;
  end: string;
  price: Money;
  usualPrice: Money;
  minimumStay: number;
  usualMinimumStay: number;
}

const getRules = ({ pricing, stay }: UnitContent, night: string) => ({
  price: euros(getNightPrice(night, pricing).rate),
  minimumStay: getArrivalRules(night, stay, pricing.seasons).minNights,
});

function getRates(unit: UnitContent, offered: UnitContent, night: string): Omit<NightRates, keyof Nights> {
  const usual = getRules(unit, night);
  return {
    ...getRules(offered, night),
    usualPrice: usual.price,
    usualMinimumStay: usual.minimumStay,
  };
}

/** Returns the prices and minimum stays of some nights of a property; adjacent nights with the same ones are merged. */
export function getNightRates(
  unit: UnitContent,
  overrides: readonly NightOverride[],
  { start, end }: Nights,
): NightRates[] {
  const offered = withNightOverrides(unit, overrides);
  const merged: NightRates[] = [];
  for (const night of getNights(start, end)) {
    const { start: _, end: lastEnd, ...last } = merged.at(-1) ?? { start: '', end: '' };
    const rates = getRates(unit, offered, night);
    if (lastEnd === night && JSON.stringify(last) === JSON.stringify(rates)) {
      merged.at(-1)!.end = daysLater(night, 1);
    } else merged.push({ start: night, end: daysLater(night, 1), ...rates });
  }
  return merged;
}
