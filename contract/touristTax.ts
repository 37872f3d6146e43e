import * as v from 'valibot';
import { means } from './means.ts';
import { count, nonNegativeCents, nonNegativeMoney } from './primitives.ts';

const atLeastOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A tax on each guest and night that a municipality asks for, and that is no part of any price. */
export const touristTaxRules = v.object({
  amount: means(nonNegativeCents, 'What each guest pays for a night, in cents.'),
  maxNights: v.optional(means(atLeastOne, 'For how many nights of a stay it is due at most.')),
  fromAge: v.optional(means(atLeastOne, 'From which age on guests pay it, in years.')),
});
export type TouristTaxRules = v.InferOutput<typeof touristTaxRules>;

/** What a stay's guests are likely to pay on arrival; how old they are is known only then. */
export const touristTax = v.object({
  amount: means(nonNegativeMoney, 'What each guest pays for a night.'),
  guests: means(count, 'How many guests are taken to pay it.'),
  nights: means(count, 'For how many nights it is due.'),
  total: means(nonNegativeMoney, '`amount` × `guests` × `nights`. It is not in the total of the quote.'),
  fromAge: v.optional(means(atLeastOne, 'From which age on guests pay it, in years.')),
});
export type TouristTax = v.InferOutput<typeof touristTax>;
