import type { Money } from '../../../../contract/values/money.ts';
import { getNightPrice } from '../../../../contract/rules/seasons.ts';
import type { UnitContent } from '../../content/index.ts';
import { euros } from '../../pricing/index.ts';
import type { NightOverride } from '../../stays/nightOverrides.ts';

/** A price that is so far from the usual one that it is probably mistyped. */
export interface PriceWarning {
  kind: 'very_low' | 'very_high';
  /** The first night with such a price. */
  night: string;
  price: Money;
  usualPrice: Money;
}

/** A price below a quarter, or above four times the usual price is probably mistyped. */
const factor = 4;

function judge(price: number, usual: number): PriceWarning['kind'] | undefined {
  if (price * factor < usual) return 'very_low';
  return usual > 0 && price > usual * factor ? 'very_high' : undefined;
}

/** Finds prices that are probably mistyped: at most one that is very low, and one that is very high. */
export function findPriceWarnings(
  { pricing }: Pick<UnitContent, 'pricing'>,
  overrides: readonly NightOverride[],
): PriceWarning[] {
  const found = new Map<PriceWarning['kind'], PriceWarning>();
  for (const { night, price } of overrides) {
    const usual = getNightPrice(night, pricing).rate;
    const kind = price === null ? undefined : judge(price, usual);
    if (price === null || !kind || found.has(kind)) continue;
    found.set(kind, { kind, night, price: euros(price), usualPrice: euros(usual) });
  }
  return [...found.values()];
}
