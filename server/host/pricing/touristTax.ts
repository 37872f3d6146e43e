import type { TouristTax, TouristTaxRules } from '../../../contract/schemas/touristTax.ts';
import { euros } from '../../../contract/rules/round.ts';

/**
 * The expected tourist tax, which guests pay on arrival in addition to the price; `guests` are those who may have to
 * pay it.
 */
export function getTouristTax(
  { amount, maxNights, fromAge }: TouristTaxRules,
  { nights, guests }: { readonly nights: number; readonly guests: number },
): TouristTax {
  const taxed = Math.min(nights, maxNights ?? nights);
  return {
    amount: euros(amount),
    guests,
    nights: taxed,
    total: euros(amount * guests * taxed),
    ...(fromAge !== undefined && { fromAge }),
  };
}
