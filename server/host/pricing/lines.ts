import type { QuoteLine } from '../../../contract/schemas/quote.ts';
import type { PricingRules } from '../../../contract/schemas/rentalUnit.ts';
import { findDiscount, getNightPrice, getNights, type NightPrice } from '../../../contract/rules/seasons.ts';
import { euros, getPercentageAmount, sumAmounts } from '../../../contract/rules/round.ts';

/** The nights `[startDate, endDate)`, and the number of guests that the price depends on. */
export interface PricedStay {
  readonly startDate: string;
  readonly endDate: string;
  readonly guestCount: number;
}

const line = (kind: QuoteLine['kind'], quantity: number, unitAmount: number): QuoteLine => ({
  kind,
  quantity,
  unitAmount: euros(unitAmount),
  amount: euros(quantity * unitAmount),
});

const getKey = ({ rate, season = '', isWeekend }: NightPrice) => JSON.stringify([rate, season, isWeekend]);

/** One line for each different price of a night, in the order of the nights. Nights with their own price have no season. */
function nightLines(pricing: PricingRules, nights: readonly string[]): QuoteLine[] {
  const byPrice = Map.groupBy(
    nights.map((night) => getNightPrice(night, pricing)),
    getKey,
  );
  return [...byPrice.values()].map((alike) => {
    const { rate, season, isWeekend } = alike[0]!;
    return {
      ...line('nights', alike.length, rate),
      ...(season && { season }),
      ...(isWeekend && { weekend: true }),
    };
  });
}

function discountLine(pricing: PricingRules, stay: PricedStay, ofNights: number, today: string): QuoteLine[] {
  const found = findDiscount(pricing, stay, today);
  const off = found ? getPercentageAmount(-ofNights, found.percentage) : 0;
  if (!found || off === 0) return [];
  const { reason } = found;
  return [{ ...line('discount', 1, off), ...(reason !== 'long_stay' && { reason }) }];
}

/**
 * The lines of a stay's price in cents, as offered on `today` in the property's time zone. Nights always have a line;
 * cleaning, extra guests and the discount only if they change the price. Source: the contract's arithmetic.
 */
export function priceLines(pricing: PricingRules, stay: PricedStay, today: string): QuoteLine[] {
  const { cleaning, surcharge } = pricing;
  const nights = getNights(stay.startDate, stay.endDate);
  const extraGuests = Math.max(0, stay.guestCount - surcharge.includedGuests);
  const ofNights = nightLines(pricing, nights);
  const more = [
    line('cleaning', Math.ceil(nights.length / cleaning.perNumberOfNights), cleaning.amount),
    line('extra_guests', extraGuests * nights.length, surcharge.amountPerGuestPerNight),
  ];
  return [
    ...ofNights,
    ...more.filter(({ amount }) => amount.amount !== 0),
    ...discountLine(pricing, stay, sumAmounts(ofNights.map(({ amount }) => amount)), today),
  ];
}
