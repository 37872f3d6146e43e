import type { QuoteLine } from '../../../contract/quote.ts';
import type { PricingRules } from '../../../contract/rentalUnit.ts';
import { euros, shareOf } from './round.ts';

const line = (kind: QuoteLine['kind'], quantity: number, unitAmount: number): QuoteLine => ({
  kind,
  quantity,
  unitAmount: euros(unitAmount),
  amount: euros(quantity * unitAmount),
});

/**
 * The lines of a stay's price, in cents. Nights always have a line; cleaning, extra guests and the
 * discount only where they change the price. Source: the contract's arithmetic.
 */
export function priceLines(pricing: PricingRules, nights: number, guestCount: number): QuoteLine[] {
  const { rate, cleaning, surcharge, discount } = pricing;
  const extraGuests = Math.max(0, guestCount - surcharge.includedGuests);
  const off = nights >= discount.minNights ? shareOf(-(rate * nights), discount.percentage) : 0;
  const more = [
    line('cleaning', Math.ceil(nights / cleaning.perNumberOfNights), cleaning.amount),
    line('extra_guests', extraGuests * nights, surcharge.amountPerGuestPerNight),
    line('discount', 1, off),
  ];
  return [line('nights', nights, rate), ...more.filter(({ amount }) => amount.amount !== 0)];
}
