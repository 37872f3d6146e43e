import * as v from 'valibot';
import { means } from './means.ts';
import { nonNegativeMoney, percentage } from './primitives.ts';

/** The refund for a cancellation. */
export const refund = v.object({
  percentage: means(percentage, 'The refunded percentage of the paid amount, from 0 to 100.'),
  total: means(nonNegativeMoney, 'The refunded amount.'),
});
export type Refund = v.InferOutput<typeof refund>;
