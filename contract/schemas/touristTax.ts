import * as v from 'valibot';
import { means } from './means.ts';
import { count, nonNegativeCents, nonNegativeMoney } from './primitives.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A municipal tax per guest and night, which is not part of any price. */
export const touristTaxRules = v.object({
  amount: means(nonNegativeCents, 'The tax per guest and night, in cents.'),
  maxNights: v.optional(means(atLeastOne, 'The maximum number of taxable nights of a stay.')),
  fromAge: v.optional(means(atLeastOne, 'The age from which guests pay the tax, in years.')),
});
export type TouristTaxRules = v.InferOutput<typeof touristTaxRules>;

/** The estimated tax of a stay, which guests pay on arrival; their ages are known only then. */
export const touristTax = v.object({
  amount: means(nonNegativeMoney, 'The tax per guest and night.'),
  guests: means(count, 'The estimated number of taxable guests.'),
  nights: means(count, 'The number of taxable nights.'),
  total: means(nonNegativeMoney, '`amount` × `guests` × `nights`. It is not part of the quote’s total.'),
  fromAge: v.optional(means(atLeastOne, 'The age from which guests pay the tax, in years.')),
});
export type TouristTax = v.InferOutput<typeof touristTax>;
