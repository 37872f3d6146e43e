import type { PaymentMethod, Quote } from '../schemas/quote.ts';

/** Returns the ways to pay that are possible with every payment option, before the guest chooses one. */
export const getCommonMethods = ({
  paymentOptions: [first, ...others],
}: Pick<Quote, 'paymentOptions'>): PaymentMethod[] =>
  (first?.methods ?? []).filter(({ name }) =>
    others.every(({ methods = [] }) => methods.some((method) => method.name === name)),
  );
